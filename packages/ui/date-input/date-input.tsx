import { useRef, useState } from 'react';
import { calendarGlyph, keyboardGlyph } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { TextInput, type TextInputProps } from '../text-input/index.ts';
import { fitsNativeControl, frenchFromIso, isoFromFrench, NATIVE_DATE_BOUNDS, withSlashes } from './french-date.ts';

export interface DateInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'end' | 'defaultValue'> {
  /** ISO date ("1988-06-17"), or what was typed when it is not a date yet. */
  value: string;
  onValueChange: (value: string) => void;
  /** How one begins: with the browser's own control, or by writing jj/mm/aaaa. */
  entry?: 'native' | 'text';
  /** For a day near today, and no birthday: nobody has to scroll far, so there is no other way to write it. */
  recent?: boolean;
}

/** The browser's date control, and beside it the way to write the date out: a birth year is long to scroll to. */
export function DateInput({ value, onValueChange, entry = 'native', recent, min, max, ...rest }: DateInputProps) {
  const [chosen, setChosen] = useState(entry);
  const [draft, setDraft] = useState(() => frenchFromIso(value));
  const input = useRef<HTMLInputElement>(null);
  const written = chosen === 'text' || !fitsNativeControl(value);

  const write = (typed: string) => {
    const text = withSlashes(typed, draft);
    setDraft(text);
    onValueChange(isoFromFrench(text) ?? text);
  };
  const swap = () => {
    setDraft(frenchFromIso(value));
    if (written && !fitsNativeControl(value)) onValueChange('');
    setChosen(written ? 'native' : 'text');
    // The control is replaced by the other one: focus follows once it is there.
    requestAnimationFrame(() => input.current?.focus());
  };
  // What was typed is shown as typed, unless the value was changed from outside.
  const shown = (isoFromFrench(draft) ?? draft) === value ? draft : frenchFromIso(value);

  return (
    <TextInput
      autoComplete={recent ? undefined : 'bday'}
      {...rest}
      {...(written
        ? {
            value: shown,
            onChange: (event) => write(event.target.value),
            inputMode: 'numeric',
            placeholder: 'jj/mm/aaaa',
          }
        : {
            type: 'date',
            value,
            onChange: (event) => onValueChange(event.target.value),
            min: min ?? NATIVE_DATE_BOUNDS.min,
            max: max ?? NATIVE_DATE_BOUNDS.max,
          })}
      key={written ? 'text' : 'native'}
      ref={input}
      end={
        !recent && (
          <IconButton
            of={written ? calendarGlyph : keyboardGlyph}
            label={written ? 'Choisir dans un calendrier' : 'Écrire la date (jj/mm/aaaa)'}
            disabled={rest.disabled}
            onClick={swap}
          />
        )
      }
    />
  );
}
