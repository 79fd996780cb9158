import { isoDateWords, isoMonthWords } from '@solelune/civil-time/words';
import { counted } from '@solelune/french/counts';
import { ColumnPlot } from '@solelune/ui/plots';
import type { Evolution } from '../../engine/statistics/evolution.ts';
import { shortDay, shortMonth, weekday } from '../words.ts';

const NAMES = {
  day: { short: shortDay, long: isoDateWords, head: 'Jour', rhythm: 'jour après jour' },
  week: {
    short: shortDay,
    long: (date: string) => `semaine du ${isoDateWords(date)}`,
    head: 'Semaine',
    rhythm: 'par semaine',
  },
  month: { short: shortMonth, long: isoMonthWords, head: 'Mois', rhythm: 'par mois' },
} as const;

/** How many hours were noted on each day (week, month). */
export function EvolutionChart({ unit, points }: Evolution) {
  const { short, long, head, rhythm } = NAMES[unit];
  const total = points.reduce((sum, { count }) => sum + count, 0);
  const isOneWeek = points.length <= 7 && unit === 'day';
  return (
    <ColumnPlot
      title={`Heures notées, ${rhythm}`}
      caption={`Heures notées : ${counted(total, 'heure', 'heures')}`}
      head={[head, 'Heures']}
      points={points.map(({ from, count }) => ({
        name: long(from),
        label: isOneWeek ? `${weekday(from)} ${Number(from.slice(8))}` : short(from),
        value: count,
      }))}
    />
  );
}
