import { dayWords, hourWords, weekdayWords } from '@solelune/civil-time/words';
import { numberName } from '@solelune/french/numbers';
import { civil, type SkyPlace } from '../sky-place.ts';

/** « mardi 17 novembre à 12 h 48 », on the place's clock, to the nearest minute. */
export function momentWords(instant: Temporal.Instant, place: SkyPlace): string {
  const at = civil(instant.round('minute'), place);
  return `${weekdayWords(at)} ${dayWords(at)} à ${hourWords(at)}`;
}

/** A stretch of time as one says it: « six semaines », « trois mois ». */
export function durationWords(days: number): string {
  const inWeeks = days < 60;
  const count = Math.round(inWeeks ? days / 7 : days / 30.44);
  return `${numberName(count, inWeeks ? 'f' : 'm')} ${inWeeks ? 'semaines' : 'mois'}`;
}
