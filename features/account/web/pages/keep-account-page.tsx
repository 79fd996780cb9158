import { useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Button, buttonClass } from '@solelune/ui/button';
import { cancelDeletion } from '../../contract.ts';
import { FormRefusal } from '../forms/form-message.tsx';
import { DoorPage, DoorPanel } from './door-page.tsx';
import { useFragment } from './use-fragment.ts';

/** Where the mail about a deletion leads: one press keeps the account. */
export default function KeepAccountPage() {
  const code = useFragment();
  const { send, message, isBusy, isSent } = useForm(cancelDeletion);

  return (
    <DoorPage title="Rester ensemble">
      {isSent ? (
        <DoorPanel title="Votre compte est conservé">
          <p>Rien n’a été effacé : vous retrouverez tout à sa place.</p>
          <Link to="/connexion" className={buttonClass({ wide: true })}>
            Retrouver mon compte
          </Link>
        </DoorPanel>
      ) : (
        <DoorPanel title="Garder votre compte ?">
          <p>Sa suppression est prévue. Un geste suffit pour l’annuler et tout garder.</p>
          <FormRefusal>{message}</FormRefusal>
          <Button wide loading={isBusy} onClick={() => void send(code ? { code } : {})}>
            Garder mon compte
          </Button>
        </DoorPanel>
      )}
    </DoorPage>
  );
}
