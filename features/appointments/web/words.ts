import type { ZonedMoment } from '@solelune/civil-time/moment-in-zone';
import { longDateWords, shortHourWords } from '@solelune/civil-time/words';
import { counted } from '@solelune/french/counts';
import { capitalised } from '@solelune/french/sentence';
import { formatEuros } from '@solelune/money';
import type { Appointment } from '../contract.ts';

const KINDS: Record<Appointment['kind'], string> = {
  phone: 'par téléphone',
  chat: 'par tchat',
  written: 'par écrit',
};

/** Of the past ones; one that was booked and whose hour is gone has taken place. */
const STATUSES: Record<Appointment['status'], string> = {
  booked: 'Passé',
  done: 'Passé',
  cancelled: 'Annulé',
  missed: 'Manqué',
};

export const statusInWords = ({ status }: Appointment): string => STATUSES[status];

/** "Mardi 17 novembre 2026, 18 h 30". */
export function momentInWords(moment: ZonedMoment): string {
  return capitalised(`${longDateWords(moment)}, ${shortHourWords(moment)}`);
}

/** "Avec Maëlle, par téléphone". */
export const meetingInWords = ({ advisor, kind }: Appointment): string =>
  `Avec ${advisor.display_name}, ${KINDS[kind]}`;

/** "30 minutes, 96 €". */
export function termsInWords({ duration, amount }: Appointment): string {
  const price = amount === 0 ? 'offertes' : formatEuros(amount, 'short');
  return `${counted(duration, 'minute', 'minutes')}, ${price}`;
}
