import { useState } from 'react';
import { eyeGlyph, eyeOffGlyph } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { TextInput, type TextInputProps } from '../text-input/index.ts';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'end'>;

export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          of={shown ? eyeOffGlyph : eyeGlyph}
          label={shown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
