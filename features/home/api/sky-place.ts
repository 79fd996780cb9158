/** Where the sky is seen from, and whose clock tells the hour. */
export interface SkyPlace {
  id: string;
  name: string;
  latDeg: number;
  lngDeg: number;
  timeZone: string;
}

/** Until the visitor chooses: the page as it is first drawn for everyone. */
export const PARIS: SkyPlace = {
  id: '2988507',
  name: 'Paris',
  latDeg: 48.8566,
  lngDeg: 2.3522,
  timeZone: 'Europe/Paris',
};

/** An instant on the place's clock. */
export const civil = (instant: Temporal.Instant, { timeZone }: SkyPlace): Temporal.ZonedDateTime =>
  instant.toZonedDateTimeISO(timeZone);
