import type { Chart } from '@solelune/sky';
import type { SolarCalendar, SolarYear } from '../engine/index.ts';

/** What a solar year is told from. */
export interface SolarGiven {
  year: number;
  solar: SolarYear;
  chart: Chart;
  calendar: SolarCalendar;
  /** « 12 mars 2027 », on the clocks of the place of the return. */
  dateOf: (at: Temporal.Instant) => string;
}
