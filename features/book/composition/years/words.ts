/** Dates and passages in words, as the years and the tables print them. */
import { dayWords, hourWords } from '@solelune/civil-time/words';
import { joined } from '@solelune/french/lists';
import { numberName } from '@solelune/french/numbers';
import type { Period } from '../../engine/periods.ts';
import { BOOK_ZONE } from '../given.ts';

/** The years ask for the same passages again and again: each is placed in its day once. */
const known = new WeakMap<Temporal.Instant, Temporal.ZonedDateTime>();

export function zoned(at: Temporal.Instant): Temporal.ZonedDateTime {
  const found = known.get(at) ?? at.toZonedDateTimeISO(BOOK_ZONE);
  known.set(at, found);
  return found;
}

/** « 3 mars, 12 juin 2027 et 9 novembre 2028 », the year once after the last of its days; none where all are of the year that they are told in. */
export function passesWords({ passes }: Pick<Period, 'passes'>, toldIn: number): string {
  const days = passes.map(({ at }) => zoned(at));
  const saysYears = days.some(({ year }) => year !== toldIn);
  return joined(
    days.map((day, index) => {
      const isLastOfYear = days[index + 1]?.year !== day.year;
      return isLastOfYear && saysYears ? `${dayWords(day)} ${day.year}` : dayWords(day);
    }),
    'et',
  );
}

export const momentWords = (at: Temporal.Instant): string => {
  const time = zoned(at);
  return `le ${/* begins with a figure */ dayWords(time)} à ${hourWords(time)}`;
};

export function ageWords(age: number): string {
  if (age <= 0) return 'l’année de votre naissance';
  return age === 1 ? 'l’année de votre premier anniversaire' : `l’année de vos ${numberName(age)} ans`;
}
