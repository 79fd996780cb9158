import { latestFirst, type Sighting } from '../records.ts';
import { type ChanceComparison, chanceOfFavourite, compareWithChance, GLANCES_PER_DAY } from './chance.ts';
import { addDays } from './days.ts';
import { daysOfPeriod, type Period, spanOf, within } from './period.ts';
import { type HourCount, repartition } from './repartition.ts';

export interface Summary {
  readonly count: number;
  readonly distinctHours: number;
  readonly daysWithSighting: number;
  /** How many days in a row until today, or until yesterday while today is not over. */
  readonly streakDays: number;
  readonly first: string | null;
  /** The hour that was seen most, with the chance of one coming back so often; null when no hour came twice. */
  readonly favourite: (HourCount & { readonly probability: number }) | null;
  readonly chance: ChanceComparison;
}

type Noted = Pick<Sighting, 'date' | 'hour'>;

export function summary(
  sightings: readonly Noted[],
  period: Period,
  today: string,
  glancesPerDay = GLANCES_PER_DAY,
): Summary {
  const span = spanOf(sightings, daysOfPeriod(period), today);
  const counted = within(sightings, span);
  const [most] = repartition(counted, { days: null, today });
  return {
    count: counted.length,
    distinctHours: new Set(counted.map(({ hour }) => hour)).size,
    daysWithSighting: new Set(counted.map(({ date }) => date)).size,
    streakDays: streakOf(sightings, today),
    first: latestFirst(counted).at(-1)?.date ?? null,
    favourite: most && most.count > 1 ? { ...most, probability: chanceOfFavourite(most.count, counted.length) } : null,
    chance: compareWithChance(counted.length, span.days, glancesPerDay),
  };
}

function streakOf(sightings: readonly Noted[], today: string): number {
  const days = new Set(sightings.map(({ date }) => date));
  let [streak, date] = [0, days.has(today) ? today : addDays(today, -1)];
  for (; days.has(date); date = addDays(date, -1)) streak += 1;
  return streak;
}
