import type { ReactNode } from 'react';
import './ask-form.css';

interface Choice {
  value: string;
  label: ReactNode;
}

interface ChoicesProps {
  name: string;
  legend: string;
  choices: readonly Choice[];
  first: string;
  /** Cards with a picture instead of pills. */
  large?: boolean;
  onChange?: (value: string) => void;
}

/** One of several, as pills or as cards: radios that a form sends by themselves. */
export function Choices({ name, legend, choices, first, large, onChange }: ChoicesProps) {
  return (
    <fieldset className="tarot-choice" data-large={large || undefined}>
      <legend>{legend}</legend>
      <div>
        {choices.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === first}
              onChange={() => onChange?.(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
