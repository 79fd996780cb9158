import type { Role } from '@solelune/contract';
import { email, firstProblem, required } from '@solelune/contract/validation';
import { problemsAmong, textOf, useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Checkbox } from '@solelune/ui/checkbox';
import { TextInput } from '@solelune/ui/text-input';
import { staffInvite } from '../../contract.ts';
import { EmailInput } from '../forms/email-input.tsx';
import { ROLE_NAMES } from './role-names.ts';

const ROLES = Object.keys(ROLE_NAMES) as Role[];

export function InviteForm({ done }: { done: () => void }) {
  const {
    props,
    problems,
    refusal,
    isBusy,
    done: said,
  } = useForm(staffInvite, {
    read: (data) => ({
      email: textOf(data, 'email').trim(),
      firstname: textOf(data, 'firstname').trim(),
      roles: ROLES.filter((role) => data.getAll('roles').includes(role)),
    }),
    problems: ({ roles, ...fields }) =>
      problemsAmong({
        email: firstProblem(fields.email, required, email),
        firstname: firstProblem(fields.firstname, required),
        roles: roles.length === 0 ? 'Choisissez au moins un rôle' : null,
      }),
    done: (_, fields) => {
      done();
      return `L’invitation est partie à l’adresse ${/* an address */ fields.email}.`;
    },
  });
  return (
    <form className="administration-form" {...props}>
      <TextInput
        label="Prénom"
        name="firstname"
        required
        maxLength={60}
        autoComplete="off"
        error={problems['firstname']}
      />
      <EmailInput autoComplete="off" error={problems['email']} />
      <fieldset className="staff-roles">
        <legend>Rôles</legend>
        {ROLES.map((role) => (
          <Checkbox key={role} label={ROLE_NAMES[role]} name="roles" value={role} />
        ))}
      </fieldset>
      {problems['roles'] && <p role="alert">{problems['roles']}</p>}
      {refusal && <p role="alert">{refusal}</p>}
      <Button type="submit" loading={isBusy}>
        Envoyer l’invitation
      </Button>
      <p role="status">{said}</p>
    </form>
  );
}
