import type { ReactNode } from 'react';
import type { ChartAnswer } from '../../answers/reading.ts';
import { weightWords } from '../../words/weights.ts';
import { AspectCounts, AspectGrid, TightestAspects } from './aspects.tsx';
import { Balance } from './balance.tsx';
import { Dominants } from './dominants.tsx';
import { Houses } from './houses.tsx';
import { Positions } from './positions.tsx';
import './chart-facts.css';

interface ChartFactsProps {
  chart: ChartAnswer;
  title: string;
  /** The wheel's tables, which say the grid in rows. */
  tables?: ReactNode;
}

/** The numbers of a chart: positions, links, balance, aspects, dominants, houses. */
export function ChartFacts({ chart, title, tables }: ChartFactsProps) {
  return (
    <div className="chart-facts page">
      <div className="chart-facts__columns">
        <section>
          <h2>{title}</h2>
          <p className="chart-facts__note">Longitudes géocentriques dans le zodiaque tropical, à la minute d’arc.</p>
          <Positions chart={chart} />
          <h3>Les liens les plus serrés</h3>
          <TightestAspects chart={chart} />
        </section>
        <section>
          <h2>Éléments et modalités</h2>
          <p className="chart-facts__note">Les dix planètes, chacune dans la case de son signe.</p>
          <Balance chart={chart} />
          <p className="chart-facts__note chart-facts__note--under">
            {`Le tableau compte les planètes une à une. Les pourcentages les pèsent\u00A0: ${weightWords()}. Les angles n’y entrent que si l’heure de naissance est connue.`}
          </p>
          <h2 className="chart-facts__next">Les aspects, deux à deux</h2>
          <AspectCounts chart={chart} />
          <AspectGrid chart={chart} />
        </section>
      </div>
      <div className="chart-facts__columns chart-facts__columns--late">
        <section>
          <h2>Planète dominante</h2>
          <Dominants chart={chart} />
        </section>
        <section>
          <h2>Les douze maisons</h2>
          <Houses chart={chart} />
        </section>
      </div>
      {tables}
    </div>
  );
}
