import type { ChoiceProps } from './choice.ts';
import { ChoiceSet } from './choice-set.tsx';
import './choice.css';

export function RadioGroup<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <ChoiceSet {...props} listClass="radio-group">
      {(choice, radio) => (
        <label key={choice.value} className="radio-group__line">
          {radio}
          <span>
            {choice.label}
            {choice.hint && <small className="radio-group__hint">{choice.hint}</small>}
          </span>
        </label>
      )}
    </ChoiceSet>
  );
}
