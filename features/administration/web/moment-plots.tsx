import { ColumnPlot } from '@solelune/ui/plots';
import type { Overview } from '../contract.ts';
import { momentWords, stepOf } from './moment-words.ts';

const inEuros = (cents: readonly number[]) => cents.map((one) => Math.round(one / 100));

/** One list of the figures, drawn: money in whole euros, the rest counted. */
export function MomentPlot({ data, title, unit, values }: PlotProps) {
  const { each, head } = stepOf(data.by);
  const points = momentWords(data.moments).map((words, index) => ({ ...words, value: values[index] ?? 0 }));
  return <ColumnPlot title={title} caption={`${title}, ${each}`} head={[head, unit]} points={points} />;
}

interface PlotProps {
  data: Overview;
  title: string;
  unit: string;
  values: readonly number[];
}

/** What has no place of its own at the head of the page. */
export default function MomentPlots({ data }: { data: Overview }) {
  const errors = data.server_errors.map((count, index) => count + (data.browser_errors[index] ?? 0));
  const plots: readonly (readonly [string, string, readonly number[]])[] = [
    ['Encaissé, en euros', 'Euros', inEuros(data.revenue_cents)],
    ['Remboursé, en euros', 'Euros', inEuros(data.refunded_cents)],
    ['Cartes refusées', 'Refus', data.refused],
    ['Questions écrites', 'Questions', data.questions],
    ['Nouveaux membres', 'Membres', data.members],
    ['Erreurs, du site et des navigateurs', 'Erreurs', errors],
    ...(data.clicks ? [['Affichages suivis', 'Clics', data.clicks] as const] : []),
  ];
  const isDrawn = ([, , values]: (typeof plots)[number]) => values.some((value) => value > 0);
  const silent = plots.filter((plot) => !isDrawn(plot)).map(([title]) => title.split(',')[0]?.toLowerCase());
  return (
    <>
      <div className="administration-two">
        {plots.filter(isDrawn).map(([title, unit, values]) => (
          <section key={title} className="administration-panel">
            <MomentPlot {...{ data, title, unit, values }} />
          </section>
        ))}
      </div>
      {silent.length > 0 && <p className="administration-silent">Rien à compter ici : {silent.join(', ')}.</p>}
    </>
  );
}
