import type { ReactNode } from 'react';
import type { FieldTexts } from '../field/index.ts';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

/** One value among a few, by native radio buttons: arrows move, Tab leaves. */
export interface ChoiceProps<Value extends string> extends FieldTexts {
  choices: readonly Choice<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  name?: string;
  disabled?: boolean;
  className?: string;
}
