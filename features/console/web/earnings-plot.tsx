import { isoMonthWords } from '@solelune/civil-time/words';
import { ColumnPlot } from '@solelune/ui/plots';

/** In whole euros, a column a day. */
export default function EarningsPlot({ month, days }: { month: string; days: readonly number[] }) {
  const points = days.map((cents, index) => ({
    ...{ name: `${index + 1} ${isoMonthWords(month)}`, label: String(index + 1), value: Math.round(cents / 100) },
  }));
  return <ColumnPlot title="Gagné, en euros" caption="Gagné, jour par jour" head={['Jour', 'Euros']} points={points} />;
}
