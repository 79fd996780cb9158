import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { InstantText } from '@solelune/ui/instant-text';
import { type Appointment, answer } from '../contract.ts';
import { momentInWords } from './words.ts';

interface Props {
  appointment: Appointment;
  proposal: NonNullable<Appointment['proposal']>;
  onChanged: (changed: Appointment) => void;
}

/** Another time that waits for an answer: the member's own, or one to answer. */
export function ProposalNote({ appointment, proposal, onChanged }: Props) {
  const { toast } = useApp();
  const isTheirs = proposal.made_by === 'advisor';
  const name = appointment.advisor.display_name;
  const { send, message, isBusy } = useForm(answer, {
    done: ({ appointment: changed }, { accept }) => {
      onChanged(changed);
      if (accept)
        toast({
          variant: 'success',
          message: 'C’est convenu. La nouvelle heure est dans vos lettres et votre agenda.',
        });
    },
  });
  const reply = (accept: boolean) => () => void send({ id: appointment.id, accept });
  return (
    <div className="proposal-note">
      <p>
        {isTheirs ? `${name} propose une autre heure :` : `Vous proposez à ${name} une autre heure :`}{' '}
        <b>
          <InstantText at={proposal.starts_at} words={momentInWords} />
        </b>
      </p>
      <div className="next-card__actions">
        {isTheirs && (
          <Button loading={isBusy} onClick={reply(true)}>
            Accepter
          </Button>
        )}
        <Button tone="quiet" loading={isBusy} onClick={reply(false)}>
          {isTheirs ? 'Garder l’heure prévue' : 'Retirer ma proposition'}
        </Button>
      </div>
      <p role="alert">{message}</p>
    </div>
  );
}
