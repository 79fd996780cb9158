export { type DisplayStatistics, displayStatistics } from './statistics.ts';
