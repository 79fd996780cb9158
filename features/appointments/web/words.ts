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

/** Without a zone the hours are those of the member's own clock: the page is drawn in the browser alone. */
export function dayInWords(startsAt: string, timeZone?: string): string {
  const day = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(timeZone ? { timeZone } : {}),
  } as const;
  const words = new Intl.DateTimeFormat('fr-FR', day).format(new Date(startsAt)).replace(/ 1 /, ' 1er ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "18 h 30", "9 h". */
export function hourInWords(startsAt: string, timeZone?: string): string {
  const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', ...(timeZone ? { timeZone } : {}) } as const;
  const parts = new Intl.DateTimeFormat('fr-FR', clock).formatToParts(new Date(startsAt));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const minutes = of('minute');
  return `${Number(of('hour'))}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}

/** "Avec Maëlle, par téléphone". */
export const meetingInWords = ({ advisor, kind }: Appointment): string =>
  `Avec ${advisor.display_name}, ${KINDS[kind]}`;

/** "30 minutes, 96 €". */
export function termsInWords({ duration, amount }: Appointment): string {
  const euros = new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const price = amount === 0 ? 'offertes' : euros.format(amount / 100);
  return `${duration}\u00a0${duration < 2 ? 'minute' : 'minutes'}, ${price}`;
}
