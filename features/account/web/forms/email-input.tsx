import { TextInput, type TextInputProps } from '@solelune/ui/text-input';

/** An address e-mail, as every form of the account asks for it. */
export function EmailInput({ label = 'Adresse e-mail', ...rest }: Partial<TextInputProps>) {
  return (
    <TextInput
      label={label}
      name="email"
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="email"
      required
      {...rest}
    />
  );
}
