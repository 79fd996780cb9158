import { TextInput, type TextInputProps } from '../text-input/index.ts';

export interface NumberInputProps extends Omit<TextInputProps, 'type' | 'inputMode' | 'end'> {
  /** Also offers the decimal comma on the keyboard. */
  decimal?: boolean;
  /** Written after the number: "€", "cartes". */
  unit?: string;
}

/**
 * A number typed on the numeric keyboard. It stays a text control: a browser's number control drops what it cannot
 * read and turns the wheel into a change, so one could neither keep nor explain a mistake.
 */
export function NumberInput({ decimal, unit, ...rest }: NumberInputProps) {
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      inputMode={decimal ? 'decimal' : 'numeric'}
      end={unit && <span className="input__unit">{unit}</span>}
    />
  );
}
