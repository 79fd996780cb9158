export { angelOfHour } from './angel.ts';
export { type CurrentHourState, currentHourState, currentSighting } from './current-hour.ts';
export { type DigitReading, readDigits } from './digits.ts';
export {
  HOUR_KINDS,
  type HourKind,
  kindOfMinute,
  MINUTES_PER_DAY,
  MIRROR_HOURS,
  type MirrorHour,
  mirrorHourBySlug,
  neighboursOf,
  slugOfMinute,
} from './hours.ts';
export { EARLIEST_DAY, type Sighting, type SightingProblem, sightingKey, sightingProblem } from './records.ts';
export { type ChanceComparison, GLANCES_PER_DAY } from './statistics/chance.ts';
export { type Evolution, evolution } from './statistics/evolution.ts';
export { daysOfPeriod, PERIODS, type Period } from './statistics/period.ts';
export { type HourCount, repartition } from './statistics/repartition.ts';
export { type Summary, summary } from './statistics/summary.ts';
export {
  currentShowing,
  nextShowing,
  type OffsetAt,
  readWallClock,
  type Showing,
  type WallClock,
} from './wall-clock.ts';
