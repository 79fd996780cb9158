import { TextInput, type TextInputProps } from '../text-input/index.ts';

export interface TimeInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'defaultValue'> {
  /** "14:25", or an empty string. */
  value: string;
  onValueChange: (value: string) => void;
}

/** Hour and minute, by the browser's own control. */
export function TimeInput({ onValueChange, ...rest }: TimeInputProps) {
  return <TextInput step={60} {...rest} type="time" onChange={(event) => onValueChange(event.target.value)} />;
}
