import type { ChoiceProps } from '../radio-group/choice.ts';
import { ChoiceSet } from '../radio-group/choice-set.tsx';
import '../radio-group/choice.css';

/** Two to four short choices side by side. */
export function SegmentedControl<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <ChoiceSet {...props} listClass="segments">
      {(choice, radio) => (
        <label key={choice.value} className="segments__cell">
          {radio}
          <span>{choice.label}</span>
        </label>
      )}
    </ChoiceSet>
  );
}
