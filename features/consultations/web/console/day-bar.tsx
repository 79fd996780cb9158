import { momentIn } from '@solelune/civil-time/moment-in-zone';
import { counted } from '@solelune/french/counts';
import { NO_BREAK } from '@solelune/french/spaces';
import { useReaderZone } from '@solelune/ui/reader-zone';
import type { ListedConsultation } from '../../contract/room.ts';
import type { Appointment } from './day-list.tsx';
import { isSameDay } from './same-day.ts';

const [WIDE, BASE] = [960, 58];
const HOURS = Array.from({ length: 9 }, (_, index) => index * 3);
const xOf = (hour: number) => 4 + ((WIDE - 8) * hour) / 24;

interface Props {
  past: readonly ListedConsultation[];
  appointments: readonly Appointment[];
  now: string;
}

/** The day as a horizon: what was held, what is to come, and where one is. */
export function DayBar({ past, appointments, now }: Props) {
  const zone = useReaderZone();
  const hourOf = (at: string) => {
    const { hour, minute } = momentIn(zone, at);
    return hour + minute / 60;
  };
  const held = past.filter((one) => one.cents !== null && one.requested_at && isSameDay(zone, one.requested_at, now));
  const booked = appointments.filter((one) => one.status === 'booked' && isSameDay(zone, one.starts_at, now));
  const here = xOf(hourOf(now));
  const words = `Votre journée : ${counted(held.length, 'consultation tenue', 'consultations tenues')}, ${counted(booked.length, 'rendez-vous', 'rendez-vous')} à venir`;
  return (
    <svg className="today__bar" viewBox={`0 0 ${WIDE} 92`} role="img" aria-label={words}>
      <path className="today__axis" d={`M${xOf(0)} ${BASE}H${xOf(24)}`} />
      {HOURS.map((hour) => (
        <g key={hour}>
          <path className="today__axis" d={`M${xOf(hour)} ${BASE}v7`} />
          <text x={xOf(hour)} y={BASE + 26} textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}>
            {hour === 24 ? 'minuit' : `${hour}${NO_BREAK}h`}
          </text>
        </g>
      ))}
      {held.map((one) => (
        <rect
          key={one.id}
          className="today__held"
          x={xOf(hourOf(one.requested_at ?? now))}
          y={BASE - 32}
          width={Math.max(5, xOf(hourOf(one.ended_at ?? now)) - xOf(hourOf(one.requested_at ?? now)))}
          height="28"
          rx="3"
        />
      ))}
      {booked.map((one) => (
        <g key={one.id} className="today__booked">
          <rect
            x={xOf(hourOf(one.starts_at))}
            y={BASE - 32}
            width={xOf(one.duration / 60) - xOf(0)}
            height="28"
            rx="3"
          />
          <text x={xOf(hourOf(one.starts_at))} y={BASE - 38}>
            {one.firstname}
          </text>
        </g>
      ))}
      <path className="today__now" d={`M${here} 8V${BASE + 9}`} />
    </svg>
  );
}
