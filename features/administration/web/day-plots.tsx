import { isoDateWords } from '@solelune/civil-time/words';
import { ColumnPlot } from '@solelune/ui/plots';
import type { Overview } from '../contract.ts';

/** The days as columns: money in whole euros, the rest counted. */
export default function DayPlots({ data }: { data: Overview }) {
  const points = (numbers: readonly number[]) =>
    data.days.map((day, index) => ({
      ...{ name: isoDateWords(day), label: String(Number(day.slice(8))), value: numbers[index] ?? 0 },
    }));
  const euros = (cents: readonly number[]) => points(cents.map((one) => Math.round(one / 100)));
  const plots = [
    ['Encaissé, en euros', euros(data.revenue_cents), 'Euros'],
    ['Remboursé, en euros', euros(data.refunded_cents), 'Euros'],
    ['Commandes payées', points(data.orders), 'Commandes'],
    ['Cartes refusées', points(data.refused), 'Refus'],
    ['Nouveaux membres', points(data.members), 'Membres'],
  ] as const;
  return (
    <div className="administration-two">
      {plots.map(([title, days, unit]) => (
        <section key={title} className="administration-panel">
          <ColumnPlot title={title} caption={`${title}, jour par jour`} head={['Jour', unit]} points={days} />
        </section>
      ))}
    </div>
  );
}
