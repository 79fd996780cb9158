import { type AmountLimits, amountProblem, formatEuros, readEuros } from '@solelune/money';
import { useState } from 'react';
import { NumberInput, type NumberInputProps } from '../number-input/index.ts';

export interface AmountInputProps
  extends AmountLimits,
    Omit<NumberInputProps, 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'decimal' | 'unit'> {
  /** Cents, or what was typed when it is no amount yet; empty when nothing is. */
  value: number | string;
  onValueChange: (value: number | string) => void;
}

/** « 12,50 »: the sign stands after the box. */
const written = (value: number | string): string =>
  typeof value === 'number' ? formatEuros(value).replace(/\u00a0€$/, '') : value;

/** An amount of euros, typed as people type them and given in cents. What cannot be one is kept, and explained once the field is left. */
export function AmountInput({ value, onValueChange, minCents, maxCents, error, ...rest }: AmountInputProps) {
  const [draft, setDraft] = useState(() => written(value));
  const [isLeft, setLeft] = useState(false);
  const write = (typed: string) => {
    setDraft(typed);
    onValueChange(readEuros(typed) ?? typed);
  };
  const leave = () => {
    setLeft(true);
    setDraft(written(value));
  };
  // What was typed is shown as typed, unless the value was changed from outside.
  const shown = (readEuros(draft) ?? draft) === value ? draft : written(value);
  const own = isLeft && value !== '' ? amountProblem(value, { minCents, maxCents }) : null;
  return (
    <NumberInput
      {...rest}
      decimal
      unit="€"
      value={shown}
      error={error ?? own}
      onChange={(event) => write(event.target.value)}
      onBlur={leave}
    />
  );
}
