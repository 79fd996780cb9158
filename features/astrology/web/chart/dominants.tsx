import { capitalised } from '@solelune/french/sentence';
import type { ChartAnswer } from '../../answers/reading.ts';
import { POINT_WORDS } from '../../words/points.ts';
import { PointGlyph } from './aspects.tsx';
import './dominants.css';

/** The ten planets from the strongest; the first leads the chart. */
export function Dominants({ chart }: { chart: ChartAnswer }) {
  const [first] = chart.strengths;
  if (!first) return null;
  return (
    <>
      <p className="chart-dominants__lead">
        {`${capitalised(POINT_WORDS[first.key].the)} mène ce ciel.`}
        <small> Les angles, les maîtrises et la précision des aspects font la force d’une planète.</small>
      </p>
      <ol className="chart-dominants">
        {chart.strengths.map(({ key, percent }) => (
          <li key={key}>
            <PointGlyph point={key} />
            <span>{POINT_WORDS[key].name}</span>
            <i aria-hidden="true">
              <i style={{ width: `${percent}%` }} />
            </i>
            <b>{percent}</b>
          </li>
        ))}
      </ol>
    </>
  );
}
