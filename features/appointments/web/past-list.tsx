import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Avatar } from '@solelune/ui/avatar';
import { Badge } from '@solelune/ui/badge';
import { Button } from '@solelune/ui/button';
import { InstantText } from '@solelune/ui/instant-text';
import { type Appointment, chooseRefund } from '../contract.ts';
import { meetingInWords, momentInWords, outcomeInWords, statusInWords, termsInWords } from './words.ts';
import './past-list.css';

interface Props {
  appointments: Appointment[];
  onChanged: (changed: Appointment) => void;
}

export function PastList({ appointments, onChanged }: Props) {
  return (
    <ul className="past-list">
      {appointments.map((appointment) => (
        <li key={appointment.id}>
          <Avatar
            name={appointment.advisor.display_name}
            {...(appointment.advisor.picture ? { picture: appointment.advisor.picture } : {})}
            size={56}
            decorative
          />
          <div>
            <h3>
              <InstantText at={appointment.starts_at} words={momentInWords} />
            </h3>
            <p>
              {meetingInWords(appointment)}. {termsInWords(appointment)}. {outcomeInWords(appointment)}
            </p>
            {appointment.refund === 'due' && <RefundChoice {...{ appointment, onChanged }} />}
          </div>
          <Badge tone={appointment.status === 'cancelled' || appointment.status === 'missed' ? 'warn' : 'line'}>
            {statusInWords(appointment)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

/** The advisor cancelled: the member says how the price comes back. */
function RefundChoice({ appointment, onChanged }: { appointment: Appointment } & Pick<Props, 'onChanged'>) {
  const { toast, refreshUser } = useApp();
  const { send, message, isBusy } = useForm(chooseRefund, {
    done: ({ appointment: changed }) => {
      onChanged(changed);
      refreshUser();
      toast({ variant: 'success', message: outcomeInWords(changed) });
    },
  });
  const choose = (to: 'suns' | 'card') => () => void send({ id: appointment.id, to });
  return (
    <div className="past-list__choice">
      <Button loading={isBusy} onClick={choose('suns')}>
        En Soleils, tout de suite
      </Button>
      <Button tone="quiet" loading={isBusy} onClick={choose('card')}>
        Sur ma carte
      </Button>
      <p role="alert">{message}</p>
    </div>
  );
}
