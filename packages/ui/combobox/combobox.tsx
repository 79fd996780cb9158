import { type FocusEvent, type KeyboardEvent, type Ref, useId, useReducer, useState } from 'react';
import { Field, type FieldTexts } from '../field/index.ts';
import { type Glyph, Icon } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { ComboboxList } from './combobox-list.tsx';
import { type ComboboxOption, type ComboboxState, comboboxReducer, initialComboboxState } from './combobox-state.ts';
import { type Search, useSearch } from './use-search.ts';
import './combobox.css';

export interface ComboboxProps<Option extends ComboboxOption> extends FieldTexts {
  value: { id: string | number; label: string } | null;
  onValueChange: (option: Option | null) => void;
  /** What stands in the field at first while nothing is chosen. */
  typed?: string | undefined;
  /** Must keep its identity between renders (`useCallback` or a module function). */
  search: Search<Option>;
  /** Letters before the first search. */
  minLength?: number;
  glyph?: Glyph;
  placeholder?: string;
  /** Said under the list: how many, and what to do if the right one is missing. */
  summary?: (count: number) => string;
  name?: string;
  id?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  className?: string;
  onBlur?: () => void;
}

/** A text field that proposes answers (ARIA combobox with a listbox). What is typed stays, chosen or not. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, hint, error, optional, hideLabel, id, className, value, onValueChange, minLength = 2 } = props;
  const listId = useId();
  const [state, tell] = useReducer(
    comboboxReducer<Option>,
    value?.label ?? props.typed ?? '',
    initialComboboxState<Option>,
  );
  const [attempt, setAttempt] = useState(0);
  useSearch(state.status === 'loading' ? state.text.trim() : null, attempt, props.search, tell);
  useOutsideValue(state, value, (text) => tell({ type: 'chosen', label: text }));

  const type = (text: string) => {
    tell({ type: 'typed', text, searches: text.trim().length >= minLength });
    if (value) onValueChange(null);
  };
  const retry = () => {
    tell({ type: 'typed', text: state.text, searches: true });
    setAttempt(attempt + 1);
  };
  const choose = (option: Option) => {
    tell({ type: 'chosen', label: option.label });
    onValueChange(option);
  };
  const leave = (event: FocusEvent) => {
    // Going from the text to the button under it is not leaving.
    if (event.currentTarget.contains(event.relatedTarget)) return;
    tell({ type: 'closed' });
    props.onBlur?.();
  };
  // Enter takes what the arrows chose, and nothing before: a form must not leave while its list waits for a choice.
  const press = (event: KeyboardEvent) => {
    const chosen = state.open ? state.options[state.active] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      tell({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1 });
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape' && state.open) tell({ type: 'closed' });
    else if (event.key !== 'Enter' || !state.open || state.options.length === 0) return;
    event.preventDefault();
  };

  return (
    <Field {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(control) => (
        <div className="combobox" onBlur={leave}>
          <span className="input">
            {props.glyph && <Icon of={props.glyph} size={20} />}
            <input
              {...control}
              ref={props.ref}
              type="text"
              className="input__control"
              role="combobox"
              name={props.name}
              value={state.text}
              placeholder={props.placeholder}
              disabled={props.disabled}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={state.open && state.options.length > 0}
              aria-controls={listId}
              aria-activedescendant={state.open && state.active >= 0 ? `${listId}-${state.active}` : undefined}
              onChange={(event) => type(event.target.value)}
              onKeyDown={press}
            />
            {state.status === 'loading' && <Spinner className="combobox__spinner" label="" />}
          </span>
          <ComboboxList
            id={listId}
            state={state}
            glyph={props.glyph}
            summary={props.summary}
            onChoose={choose}
            onPoint={(index) => tell({ type: 'pointed', index })}
            onRetry={retry}
          />
        </div>
      )}
    </Field>
  );
}

/** A value set from outside (a saved contact) is written in the field; the value one has just chosen already is. */
function useOutsideValue<Option extends ComboboxOption>(
  state: ComboboxState<Option>,
  value: ComboboxProps<Option>['value'],
  write: (text: string) => void,
): void {
  const [known, setKnown] = useState(value);
  if (known?.id === value?.id) return;
  setKnown(value);
  if (value && value.label !== state.text) write(value.label);
}
