import { email, firstProblem, required } from '@solelune/contract/validation';
import { useApp } from '@solelune/screen/app';
import { problemsAmong, textOf, useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Button } from '@solelune/ui/button';
import { PasswordInput } from '@solelune/ui/password-input';
import { TextInput } from '@solelune/ui/text-input';
import { staffEnter } from '../../contract.ts';
import { thisDevice } from '../device.ts';
import { EmailInput } from '../forms/email-input.tsx';
import { FormRefusal } from '../forms/form-message.tsx';
import { DoorPage, DoorPanel } from '../pages/door-page.tsx';
import { deskOf } from './desk-of.ts';
import '../forms/account-form.css';

/** The door of who works here: a password, and the code of the moment. */
export default function EntryPage() {
  const { session, navigate } = useApp();
  const { props, problems, refusal, isBusy } = useForm(staffEnter, {
    read: (data) => ({
      email: textOf(data, 'email').trim(),
      password: textOf(data, 'password'),
      code: textOf(data, 'code').trim(),
    }),
    problems: (fields) =>
      problemsAmong({
        email: firstProblem(fields.email, required, email),
        password: firstProblem(fields.password, required),
        code: firstProblem(fields.code, required),
      }),
    input: (fields) => ({ ...fields, ...thisDevice() }),
    done: ({ user }) => {
      const wanted = session.wantedAddress();
      session.enter(user);
      if (!wanted) void navigate(deskOf(user.permissions));
    },
  });
  return (
    <DoorPage title="L’entrée de l’équipe">
      <DoorPanel title="Prendre son poste">
        <p>Une session dure douze heures, puis on repasse par ici.</p>
        <form className="account-form" {...props}>
          <EmailInput autoComplete="username" error={problems['email']} />
          <PasswordInput label="Mot de passe" name="password" required error={problems['password']} />
          <TextInput
            label="Code de votre application"
            hint="Six chiffres, ou l’un de vos codes de secours"
            name="code"
            required
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={20}
            error={problems['code']}
          />
          <FormRefusal>{refusal}</FormRefusal>
          <Button type="submit" wide loading={isBusy}>
            Entrer
          </Button>
        </form>
        <p>
          <Link to="/recuperation-mot-de-passe">Mot de passe oublié ?</Link> Plus de téléphone ni de code de secours ?
          L’administration peut vous inviter à nouveau.
        </p>
      </DoorPanel>
    </DoorPage>
  );
}
