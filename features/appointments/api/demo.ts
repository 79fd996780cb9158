import { listAdvisors } from '@solelune/advisors/api';
import type { FeatureParts } from '@solelune/contract/server';
import type { WeeklyHours } from '../engine/index.ts';
import { findAgenda, saveAgenda } from './agenda.repo.ts';

const week = (weekdays: readonly number[], ...hours: readonly (readonly [number, number])[]): WeeklyHours[] =>
  weekdays.flatMap((weekday) => hours.map(([from, to]) => ({ weekday, from: from * 60, to: to * 60 })));

/** Different people, different weeks: office hours, evenings, mornings with a Saturday, afternoons. */
const WEEKS: readonly WeeklyHours[][] = [
  week([1, 2, 3, 4, 5], [9, 12], [14, 18]),
  week([2, 3, 4, 5, 6], [17, 22]),
  [...week([1, 3, 5], [8, 13]), ...week([6], [9, 12])],
  [...week([1, 2, 4], [13, 19]), ...week([7], [15, 19])],
];

/** Hours for everybody of the demonstration team who has none. */
export async function plantAgendas({ db, transaction }: FeatureParts): Promise<string[]> {
  const team = (await listAdvisors(db)).filter(({ isDemo }) => isDemo);
  let planted = 0;
  for (const [index, advisor] of team.entries()) {
    if (await findAgenda(db, advisor)) continue;
    const settings = { exceptions: [], worksOnHolidays: false, bufferMinutes: 10, noticeMinutes: 60, horizonDays: 60 };
    await transaction((tx) => saveAgenda(tx, advisor.id, { weekly: WEEKS[index % WEEKS.length] ?? [], ...settings }));
    planted += 1;
  }
  return planted > 0 ? [`Agendas de démonstration : ${planted}`] : [];
}
