import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldNote, FieldOptional } from '../field/index.ts';
import type { Choice, ChoiceProps } from './choice.ts';

interface ChoiceSetProps<Value extends string> extends ChoiceProps<Value> {
  listClass: string;
  children: (choice: Choice<Value>, radio: ReactNode) => ReactNode;
}

/** The fieldset, its legend and its radios; radio group and segmented control only dress it differently. */
export function ChoiceSet<Value extends string>(props: ChoiceSetProps<Value>) {
  const { label, hint, error, optional, hideLabel, choices, value, onValueChange, disabled, listClass } = props;
  const id = useId();
  const name = props.name ?? id;
  return (
    <fieldset
      className={classNames('choice', props.className)}
      role="radiogroup"
      disabled={disabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={error || hint ? `${id}-note` : undefined}
    >
      <legend className={hideLabel ? 'visually-hidden' : 'field__label'}>
        {label}
        {optional && <FieldOptional>{optional}</FieldOptional>}
      </legend>
      <div className={listClass}>
        {choices.map((choice) =>
          props.children(
            choice,
            <input
              type="radio"
              className="choice__radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onValueChange(choice.value)}
            />,
          ),
        )}
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </fieldset>
  );
}
