export { isAdult } from './age.ts';
export { HELP_LINES, type HelpLine, helpLinesFor, plainWords } from './distress.ts';
export {
  changeLimit,
  type KeptLimit,
  LIMIT_MAX_CENTS,
  type Limits,
  limitAt,
  NO_LIMIT,
  PERIODS,
  type Period,
  passedLimit,
  periodStart,
  RAISE_HOURS,
  spentIn,
} from './limits.ts';
export { isLongDay, LONG_DAY_MINUTES } from './long-day.ts';
export { isPaused, PAUSE_NAMES, type Pause, pauseUntil } from './pause.ts';
