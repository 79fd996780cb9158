import { Checkbox } from '../checkbox/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import type { KeepFor } from './birth-values.ts';

interface KeepChoiceProps {
  value: KeepFor | null;
  onValueChange: (value: KeepFor | null) => void;
}

/** Whether the birth is kept, and for whom. */
export function KeepChoice({ value, onValueChange }: KeepChoiceProps) {
  return (
    <div className="birth-form__keep">
      <Checkbox
        label="Garder pour la prochaine fois"
        checked={value !== null}
        onChange={(event) => onValueChange(event.target.checked ? 'me' : null)}
      />
      {value !== null && (
        <SegmentedControl
          label="Cette naissance est"
          value={value}
          onValueChange={onValueChange}
          choices={[
            { value: 'me', label: 'la mienne' },
            { value: 'contact', label: 'celle d’un proche' },
          ]}
        />
      )}
    </div>
  );
}
