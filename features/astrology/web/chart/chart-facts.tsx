import type { ReactNode } from 'react';
import type { ChartAnswer } from '../../answers/reading.ts';
import { longitudesNote } from '../../words/settings.ts';
import { weightWords } from '../../words/weights.ts';
import { AspectCounts, AspectGrid, TightestAspects } from './aspects.tsx';
import { Balance } from './balance.tsx';
import { Dominants } from './dominants.tsx';
import { Fold } from './fold.tsx';
import { Houses } from './houses.tsx';
import { Positions } from './positions.tsx';
import './chart-facts.css';

interface ChartFactsProps {
  chart: ChartAnswer;
  title: string;
  /** The wheel's tables, which say the grid in rows. */
  tables?: ReactNode;
}

/** The parts of the numbers, in their order: what a page's contents lead to. */
export const FACT_PARTS = [
  { id: 'positions', title: 'Les positions' },
  { id: 'equilibre', title: 'Éléments et modalités' },
  { id: 'aspects', title: 'Les aspects, deux à deux' },
  { id: 'dominante', title: 'Planète dominante' },
  { id: 'maisons', title: 'Les douze maisons' },
] as const;

/** The numbers of a chart: positions, links, balance, aspects, dominants, houses. */
export function ChartFacts({ chart, title, tables }: ChartFactsProps) {
  const [, balance, aspects, dominant, houses] = FACT_PARTS;
  return (
    <div className="chart-facts page" data-below="">
      <div className="chart-facts__columns">
        <Fold id="positions" title={title}>
          <p className="chart-facts__note">{longitudesNote(chart.view)}</p>
          <Positions chart={chart} />
          <h3>Les liens les plus serrés</h3>
          <TightestAspects chart={chart} />
        </Fold>
        <div className="chart-facts__stack">
          <Fold {...balance}>
            <p className="chart-facts__note">Les dix planètes, chacune dans la case de son signe.</p>
            <Balance chart={chart} />
            <p className="chart-facts__note chart-facts__note--under">
              {`Le tableau compte les planètes une à une. Les pourcentages les pèsent\u00A0: ${weightWords()}. Les angles n’y entrent que si l’heure de naissance est connue.`}
            </p>
          </Fold>
          <Fold {...aspects}>
            <AspectCounts chart={chart} />
            <AspectGrid chart={chart} />
          </Fold>
        </div>
      </div>
      <div className="chart-facts__columns chart-facts__columns--late">
        <Fold {...dominant}>
          <Dominants chart={chart} />
        </Fold>
        <Fold {...houses}>
          <Houses chart={chart} />
        </Fold>
      </div>
      {tables}
    </div>
  );
}
