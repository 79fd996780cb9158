export { ANGEL_COUNT, ANGELS, type Angel, angelBySlug, angelOf, MINUTES_PER_ANGEL, neighboursOf } from './angels.ts';
export { type BirthAngels, birthAngels, type ClockTime, NOON } from './birth.ts';
export { regencyCalendarFile } from './calendar-file.ts';
export { CHOIRS, type Choir } from './choirs.ts';
export { type FeelingSearch, feelingOfWord, matchesOf, searchFeelings, wordsOf } from './feeling-search.ts';
export {
  angelsWith,
  FEELINGS,
  type Feeling,
  feelingBySlug,
  folded,
  MOST_FEELINGS,
  OPENING_FEELINGS,
} from './feelings.ts';
export { guardianOf } from './guardian.ts';
export { heartDaysOf, heartOf } from './heart.ts';
export { type ClockReading, type OffsetAt, readClock } from './local-clock.ts';
export { daysInMonth, type MonthDay, weekdayOf } from './month-day.ts';
export { type Answer, answer, FIRST_STATE, replay, type TestState } from './personal-test.ts';
export type { Outcome, RefusalCode } from './refusal.ts';
export { type DayRegency, dayRegency, guardianSpans, monthRegency, regencyAt } from './regency.ts';
export { type ShownWindow, type ShownWindows, shownWindows } from './ritual-windows.ts';
export { spiritualOf } from './spiritual.ts';
export { type DigitPart, LARGEST_NUMBER, readSynchronicity, SMALLEST_NUMBER } from './synchronicity.ts';
export type { Group } from './tie-groups.ts';
export { guardianByDegree, heartByDegree } from './traditions.ts';
export { type Watch, watchAt } from './watch.ts';
export { ELEMENT_WORDS, ELEMENTS, type Element, SIGNS, type Sign, type SignKey } from './zodiac.ts';
export { offsetIn } from './zone-offset.ts';
