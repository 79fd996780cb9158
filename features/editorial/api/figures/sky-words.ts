import { dateWords, hourWords } from '@solelune/civil-time/words';
import { ofThe } from '@solelune/french/nouns';
import { SIGN_NOUNS } from '@solelune/french/sky-nouns';
import { type Sign, zodiacPosition } from '@solelune/sky';

/** Articles are read in France: their figures tell its hours. */
const SITE_ZONE = 'Europe/Paris';

export const inParis = (instant: Temporal.Instant): Temporal.ZonedDateTime => instant.toZonedDateTimeISO(SITE_ZONE);
export const dayOf = (instant: Temporal.Instant): string => dateWords(inParis(instant));
export const hourOf = (instant: Temporal.Instant): string => hourWords(inParis(instant));
export const nameOfSign = (sign: Sign): string => SIGN_NOUNS[sign].name;
export const inSign = (sign: Sign): string => `en ${nameOfSign(sign)}`;

/** « 12° 05′ du Cancer » */
export function degreeWords(longitudeDeg: number): string {
  const { sign } = zodiacPosition(longitudeDeg);
  const minutes = Math.floor((((longitudeDeg % 30) + 30) % 30) * 60);
  const [degrees, rest] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  return `${degrees}° ${rest}′ ${ofThe(SIGN_NOUNS[sign])}`;
}

/** « 384 400 km » */
const AU_KM = 149_597_870.7;
export const kilometres = (au: number): string =>
  `${String(Math.round((au * AU_KM) / 100) * 100).replace(/\B(?=(\d{3})+$)/g, '\u202F')}\u00A0km`;

export const startOfDay = (date: Temporal.PlainDate): Temporal.Instant =>
  date.toZonedDateTime({ timeZone: SITE_ZONE }).toInstant();
export const spanOfYears = (fromYear: number, toYear: number) => ({
  from: startOfDay(new Temporal.PlainDate(fromYear, 1, 1)),
  to: startOfDay(new Temporal.PlainDate(toYear + 1, 1, 1)),
});
