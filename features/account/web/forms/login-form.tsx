import { useApp } from '@solelune/screen/app';
import { textOf, useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Button } from '@solelune/ui/button';
import { Checkbox } from '@solelune/ui/checkbox';
import { PasswordInput } from '@solelune/ui/password-input';
import { useEffect } from 'react';
import { login } from '../../contract.ts';
import { thisDevice } from '../device.ts';
import { rememberChoice, remembersMe } from '../opening.ts';
import { ProviderButtons } from '../providers/provider-buttons.tsx';
import { EmailInput } from './email-input.tsx';
import { FormRefusal } from './form-message.tsx';
import { type LoginFields, loginProblems } from './login-problems.ts';
import './account-form.css';

interface LoginFormProps {
  onNavigate?: () => void;
  /** What waited for the login. */
  onEntered?: () => void;
}

export function LoginForm({ onNavigate, onEntered }: LoginFormProps) {
  const { session } = useApp();
  const { props, problems, refusal, isBusy } = useForm(login, {
    read: readFields,
    problems: loginProblems,
    input: (fields) => {
      rememberChoice(fields.rememberme);
      return { ...fields, ...thisDevice() };
    },
    done: ({ user }) => {
      session.enter(user);
      onEntered?.();
    },
  });

  // Known to the device alone: the form is first drawn as on a new one.
  const form = props.ref;
  useEffect(() => {
    const box = form.current?.elements.namedItem('rememberme');
    if (box instanceof HTMLInputElement) box.checked = remembersMe();
  }, [form]);

  return (
    <>
      <ProviderButtons />
      <form className="account-form" {...props}>
        <EmailInput autoComplete="username" error={problems['email']} />
        <PasswordInput label="Mot de passe" name="password" required error={problems['password']} />
        <div className="account-form__line">
          <Checkbox label="Rester en ligne" name="rememberme" value="1" defaultChecked />
          <Link to="/recuperation-mot-de-passe" onClick={onNavigate}>
            Mot de passe oublié ?
          </Link>
        </div>
        <FormRefusal>{refusal}</FormRefusal>
        <Button type="submit" wide loading={isBusy}>
          Se connecter
        </Button>
      </form>
    </>
  );
}

const readFields = (data: FormData): LoginFields => ({
  email: textOf(data, 'email').trim(),
  password: textOf(data, 'password'),
  rememberme: data.get('rememberme') === '1',
});
