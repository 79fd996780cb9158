import { useAnswer } from '@solelune/screen/answer';
import {
  statsEvolution,
  statsEvolutionOfDays,
  statsInfos,
  statsRepartition,
  statsRepartitionOfDays,
} from '../../contract.ts';
import { MIRROR_HOURS } from '../../engine/hours.ts';
import type { Sighting } from '../../engine/records.ts';
import { GLANCES_PER_DAY } from '../../engine/statistics/chance.ts';
import { type Evolution, evolution } from '../../engine/statistics/evolution.ts';
import { daysOfPeriod, type Period } from '../../engine/statistics/period.ts';
import { type HourCount, repartition } from '../../engine/statistics/repartition.ts';
import { type Summary, summary } from '../../engine/statistics/summary.ts';

export interface Counted {
  records: readonly Sighting[];
  today: string;
  period: Period;
  glances: number;
}

export interface Counts {
  facts: Summary;
  growth: Evolution;
  hours: readonly HourCount[];
}

/** Counted where it is shown: the same with and without network. */
export function countHere({ records, today, period, glances }: Counted): Counts {
  const days = daysOfPeriod(period);
  return {
    facts: summary(records, period, today, glances),
    growth: evolution(records, days, today),
    hours: repartition(records, { days, today }),
  };
}

/**
 * The member's statistics as their account counts them. Until it has answered, where it speaks of another journal than the one shown (a note waits
 * for the network), and for other glances than the usual ones, they are counted here.
 */
export function useAccountCounts(counted: Counted): Counts {
  const { records, period, glances } = counted;
  const days = daysOfPeriod(period);
  const ofDays = days === null ? null : { days };
  const infos = useAnswer(statsInfos, {}).answer;
  const growth = [
    useAnswer(statsEvolution, ofDays ? null : {}).answer,
    useAnswer(statsEvolutionOfDays, ofDays).answer,
  ].find((answer) => answer !== null);
  const spread = [
    useAnswer(statsRepartition, ofDays ? null : {}).answer,
    useAnswer(statsRepartitionOfDays, ofDays && { ...ofDays, max: MIRROR_HOURS.length }).answer,
  ].find((answer) => answer !== null);
  const here = countHere(counted);
  if (infos?.periods.all.count !== records.length) return here;
  return {
    facts: glances === GLANCES_PER_DAY ? infos.periods[period] : here.facts,
    growth: growth ?? here.growth,
    hours: spread?.hours ?? here.hours,
  };
}
