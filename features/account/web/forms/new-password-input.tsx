import { PASSWORD_MAX, PASSWORD_MIN } from '@solelune/contract/validation';
import { PasswordInput, type PasswordInputProps } from '@solelune/ui/password-input';
import { type ChangeEvent, useState } from 'react';
import { passwordStrength } from './password-strength.ts';
import './new-password-input.css';

/** A new password, with a hint of its strength while it is typed. */
export function NewPasswordInput({ label = 'Mot de passe', ...rest }: Partial<PasswordInputProps>) {
  const [typed, setTyped] = useState('');
  const { level, words } = passwordStrength(typed);
  return (
    <div className="new-password">
      <PasswordInput
        label={label}
        name="password"
        autoComplete="new-password"
        required
        hint={
          typed === ''
            ? `De ${/* begins with a figure */ PASSWORD_MIN} à ${PASSWORD_MAX} caractères. Une phrase se retient mieux qu’un mot.`
            : undefined
        }
        {...rest}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
      />
      {typed !== '' && (
        <p className="new-password__strength" data-level={level}>
          <span className="new-password__bars" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span role="status">{words}</span>
        </p>
      )}
    </div>
  );
}
