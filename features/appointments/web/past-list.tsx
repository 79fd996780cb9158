import { Avatar } from '@solelune/ui/avatar';
import { Badge } from '@solelune/ui/badge';
import { InstantText } from '@solelune/ui/instant-text';
import type { Appointment } from '../contract.ts';
import { meetingInWords, momentInWords, statusInWords, termsInWords } from './words.ts';
import './past-list.css';

export function PastList({ appointments }: { appointments: Appointment[] }) {
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
              {meetingInWords(appointment)}. {termsInWords(appointment)}.
            </p>
          </div>
          <Badge tone={appointment.status === 'cancelled' || appointment.status === 'missed' ? 'warn' : 'line'}>
            {statusInWords(appointment)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
