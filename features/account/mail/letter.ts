/** What a mail says, before it is laid out. Plain text everywhere: the layout escapes it. */
export interface Letter {
  subject: string;
  /** The line that mail readers show beside the subject. */
  preview: string;
  title: string;
  paragraphs: string[];
  button?: { label: string; href: string };
  /** A second, quieter way on. */
  otherLink?: { label: string; href: string };
  /** Smaller, after the button: how long it works, what to do if one asked for nothing. */
  notes?: string[];
}

/** What every letter may name. */
export interface Sender {
  brand: string;
  siteUrl: string;
  contactEmail: string;
}

const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
const HOUR = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Paris' });

export const day = (instant: Temporal.Instant): string => DAY.format(instant.epochMilliseconds);

/** "15 novembre 2026 à 14 h 30". */
export const dayAndHour = (instant: Temporal.Instant): string => {
  const [hour, minute] = HOUR.format(instant.epochMilliseconds).split(':');
  return `${day(instant)} à ${hour} h ${minute}`;
};
