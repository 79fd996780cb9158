/** Where the sky is seen from, and whose clock tells the hour. */
export interface SkyPlace {
  id: string;
  /** Null while nobody has chosen it: then it is named nowhere. */
  name: string | null;
  latDeg: number;
  lngDeg: number;
  timeZone: string;
}

/** Until the visitor chooses: the page as it is first drawn for everyone, under the sky of Paris, which is not said. */
export const DEFAULT_PLACE: SkyPlace = {
  id: '',
  name: null,
  latDeg: 48.8566,
  lngDeg: 2.3522,
  timeZone: 'Europe/Paris',
};

/** An instant on the place's clock. */
export const civil = (instant: Temporal.Instant, { timeZone }: SkyPlace): Temporal.ZonedDateTime =>
  instant.toZonedDateTimeISO(timeZone);
