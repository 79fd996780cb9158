import { firstProblem, required } from '@solelune/contract/validation';
import { problemsAmong, textOf, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { PasswordInput } from '@solelune/ui/password-input';
import { TextInput } from '@solelune/ui/text-input';
import { type StaffInvitation, staffAccept, type User } from '../../contract.ts';
import { thisDevice } from '../device.ts';
import { FormRefusal } from '../forms/form-message.tsx';
import { NewPasswordInput } from '../forms/new-password-input.tsx';
import { newPasswordProblem } from '../forms/new-password-problems.ts';
import { DoorPanel } from '../pages/door-page.tsx';
import '../forms/account-form.css';
import './staff.css';

interface Props {
  code: string;
  invitation: StaffInvitation;
  onAccepted: (codes: string[], user: User) => void;
}

/** Password and second factor in one sheet: what was taken as a picture is proved at once by its first code. */
export function AcceptForm({ code, invitation, onAccepted }: Props) {
  const { firstname, email, has_account, secret, key_uri, qr } = invitation;
  const { props, problems, refusal, isBusy } = useForm(staffAccept, {
    read: (data) => ({ password: textOf(data, 'password'), totp: textOf(data, 'totp').trim() }),
    problems: ({ password, totp }) =>
      problemsAmong({
        password: has_account ? firstProblem(password, required) : newPasswordProblem(password),
        totp: firstProblem(totp, required),
      }),
    input: (fields) => ({ code, ...fields, ...thisDevice() }),
    done: ({ recovery_codes, user }) => onAccepted(recovery_codes, user),
  });
  return (
    <DoorPanel title={`Bienvenue, ${firstname}`}>
      <form className="account-form" {...props}>
        <p>
          Vous entrerez avec l’adresse <b>{email}</b>.
        </p>
        {has_account ? (
          <PasswordInput label="Mot de passe de votre compte" name="password" required error={problems['password']} />
        ) : (
          <NewPasswordInput label="Mot de passe" error={problems['password']} />
        )}
        <h3>Votre second facteur</h3>
        <p>
          Ouvrez une application de codes (Aegis, 2FAS, FreeOTP, celle de votre gestionnaire de mots de passe…), visez
          ce carré, puis recopiez le code qu’elle affiche.
        </p>
        <svg className="staff-qr" viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label="Carré à viser">
          <rect width={qr.size} height={qr.size} fill="#fff" />
          <path d={qr.path} fill="#000" shapeRendering="crispEdges" />
        </svg>
        <details className="staff-secret">
          <summary>Le taper à la main</summary>
          <p>
            <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <p>
            <a href={key_uri}>Ouvrir dans l’application de cet appareil</a>
          </p>
        </details>
        <TextInput
          label="Code à six chiffres"
          name="totp"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          error={problems['totp']}
        />
        <FormRefusal>{refusal}</FormRefusal>
        <Button type="submit" wide loading={isBusy}>
          Rejoindre l’équipe
        </Button>
      </form>
    </DoorPanel>
  );
}
