import type { ZonedMoment } from '@solelune/civil-time/moment-in-zone';
import { longDateWords, shortHourWords } from '@solelune/civil-time/words';
import { zoneWords } from '@solelune/civil-time/zone-words';
import { capitalised } from '@solelune/french/sentence';
import { formatEuros } from '@solelune/money';
import type { Appointment } from '../contract.ts';
import { KIND_WORDS, minutesWords, otherClockWords } from '../words/meeting.ts';

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
  `Avec ${advisor.display_name}, ${KIND_WORDS[kind]}`;

/** "30 minutes, 96 €". */
export function termsInWords({ duration, amount }: Appointment): string {
  const price = amount === 0 ? 'offertes' : formatEuros(amount, 'short');
  return `${minutesWords(duration)}, ${price}`;
}

/** « Pour Maëlle : 18 h 30, heure de Paris. » Null where both clocks agree. */
export function otherClockInWords({ advisor, starts_at, advisor_zone }: Appointment, zone: string): string | null {
  const others = otherClockWords(starts_at, zone, advisor_zone);
  return others && `Pour ${advisor.display_name} : ${others}, ${zoneWords(advisor_zone)}.`;
}

/** What became of the price of one that was cancelled. */
export function outcomeInWords({ advisor, cancelled_by, refund }: Appointment): string {
  const who = cancelled_by === 'advisor' ? `Annulé par ${advisor.display_name} : ` : '';
  if (refund === 'suns') return `${who}${who ? 'le' : 'Le'} prix est revenu en Soleils.`;
  if (refund === 'card') return `${who}${who ? 'le' : 'Le'} prix repart vers votre carte.`;
  if (refund === 'due') return `${who}choisissez comment le prix vous revient.`;
  return '';
}
