import { CallError } from '@solelune/contract/client';
import { sentenceOf } from '@solelune/contract/errors';
import { Button } from '@solelune/ui/button';
import { Checkbox } from '@solelune/ui/checkbox';
import { errorGlyph, Icon } from '@solelune/ui/icon';
import { PasswordInput } from '@solelune/ui/password-input';
import { TextInput } from '@solelune/ui/text-input';
import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { type LoginFields, useAccountAccess } from './account-context.ts';
import { type LoginProblems, loginProblems } from './login-problems.ts';
import './login-form.css';

const neverChanges = () => () => {};

/** Errors stand beside their field; what only the server knows stands above the button. */
export function LoginForm({ onNavigate }: { onNavigate?: () => void }) {
  const access = useAccountAccess();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<LoginProblems>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  // Only this code can open a session: until it runs, there is nothing to press.
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

  // Known to the device alone: the form is first drawn as on a new one.
  useEffect(() => {
    const box = form.current?.elements.namedItem('rememberme');
    if (box instanceof HTMLInputElement) box.checked = access.remembersMe();
  }, [access]);

  const showProblems = (found: LoginProblems) => {
    setProblems(found);
    const first = Object.keys(found)[0];
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const fields = readFields(new FormData(event.currentTarget));
    const found = loginProblems(fields);
    setRefusal(null);
    showProblems(found);
    if (Object.keys(found).length > 0) return;
    setSending(true);
    try {
      await access.login(fields);
    } catch (error) {
      setRefusal(error instanceof CallError ? error.message : sentenceOf('unknown'));
      if (error instanceof CallError) showProblems(error.fields);
    }
    setSending(false);
  };

  return (
    // Whatever happens, a password must not end up in an address: hence "post".
    <form className="login-form" ref={form} onSubmit={submit} noValidate method="post">
      <TextInput
        label="Adresse e-mail"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        required
        error={problems.email}
      />
      <PasswordInput label="Mot de passe" name="password" required error={problems.password} />
      <div className="login-form__line">
        <Checkbox label="Rester en ligne" name="rememberme" value="1" defaultChecked />
        <Link to="/recuperation-mot-de-passe" onClick={onNavigate}>
          Mot de passe oublié ?
        </Link>
      </div>
      <div role="alert">
        {refusal && (
          <p className="login-form__refusal">
            <Icon of={errorGlyph} size={20} />
            <span>{refusal}</span>
          </p>
        )}
      </div>
      <noscript>
        <p className="login-form__refusal">La connexion a besoin de JavaScript, que ce navigateur n’exécute pas.</p>
      </noscript>
      <Button type="submit" wide loading={sending} disabled={!isAlive}>
        Se connecter
      </Button>
    </form>
  );
}

const readFields = (data: FormData): LoginFields => ({
  email: String(data.get('email') ?? '').trim(),
  password: String(data.get('password') ?? ''),
  rememberme: data.get('rememberme') === '1',
});
