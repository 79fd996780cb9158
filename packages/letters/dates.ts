const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });
const HOUR = new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Paris' });

/** "15 novembre 2026", in Paris. */
export const day = (instant: Temporal.Instant): string => DAY.format(instant.epochMilliseconds);

/** "15 novembre 2026 à 14 h 30", in Paris. */
export const dayAndHour = (instant: Temporal.Instant): string => {
  const [hour, minute] = HOUR.format(instant.epochMilliseconds).split(':');
  return `${day(instant)} à ${hour} h ${minute}`;
};
