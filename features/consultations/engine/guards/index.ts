export { isAdult } from './age.ts';
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
  spentIn,
} from './limits.ts';
export { isPaused, PAUSE_NAMES, pauseUntil } from './pause.ts';
