import { useApp } from '@solelune/screen/app';
import { textOf, useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Button } from '@solelune/ui/button';
import { Checkbox } from '@solelune/ui/checkbox';
import { TextInput } from '@solelune/ui/text-input';
import { signup } from '../../contract.ts';
import { fromHere, remembersMe } from '../opening.ts';
import { ProviderButtons } from '../providers/provider-buttons.tsx';
import { EmailInput } from './email-input.tsx';
import { FormRefusal } from './form-message.tsx';
import { NewPasswordInput } from './new-password-input.tsx';
import { type SignupFields, signupProblems } from './signup-problems.ts';
import './account-form.css';

export function SignupForm({ onNavigate }: { onNavigate?: () => void }) {
  const { session, toast } = useApp();
  const { props, problems, refusal, isBusy } = useForm(signup, {
    read: readFields,
    problems: signupProblems,
    input: (fields) => ({ ...fields, rememberme: remembersMe(), ...fromHere() }),
    done: ({ user }, { firstname, email }) => {
      session.enter(user);
      toast({
        variant: 'success',
        title: `Bienvenue, ${firstname}`,
        message: `Votre compte est créé. Un message part vers ${email} : son lien confirmera votre adresse.`,
      });
    },
  });
  return (
    <>
      <ProviderButtons isSignup />
      <form className="account-form" {...props}>
        <TextInput
          label="Prénom"
          name="firstname"
          autoComplete="given-name"
          autoCapitalize="words"
          required
          error={problems['firstname']}
        />
        <EmailInput error={problems['email']} hint="Nous y enverrons un message pour la confirmer." />
        <NewPasswordInput error={problems['password']} />
        <Checkbox
          name="terms"
          value="1"
          required
          error={problems['terms']}
          label={
            <>
              J’ai lu et j’accepte les{' '}
              <Link to="/page/conditions-generales" onClick={onNavigate}>
                conditions générales
              </Link>
            </>
          }
        />
        <FormRefusal>{refusal}</FormRefusal>
        <Button type="submit" wide loading={isBusy}>
          Créer mon compte
        </Button>
      </form>
    </>
  );
}

const readFields = (data: FormData): SignupFields => ({
  firstname: textOf(data, 'firstname').trim(),
  email: textOf(data, 'email').trim(),
  password: textOf(data, 'password'),
  terms: data.get('terms') === '1',
});
