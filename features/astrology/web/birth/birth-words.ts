import type { TimeCertainty } from '../../answers/chart.ts';
import { betweenWords } from '../../words/possible-hours.ts';

/** « vendredi 17 juin 1988 à 14 h 25 », « …, entre 6 h 00 et 9 h 00 », « …, heure inconnue »: an hour that nobody gave is not said. */
export function birthWords(
  localWords: string,
  certainty: Pick<TimeCertainty, 'time_known' | 'over' | 'from' | 'to'>,
): string {
  if (certainty.time_known) return localWords;
  const day = localWords.split(' à ')[0];
  return `${day}, ${certainty.over?.whole_day ? 'heure inconnue' : betweenWords(certainty)}`;
}
