import { Medal } from '../drawings/medal.tsx';
import { ticksPath } from '../drawings/number-figure.ts';
import { shownNumber } from './sums.ts';
import './descent.css';

interface DescentProps {
  total: number;
  result: { number: number; master?: number | undefined };
  /** The reduction, line by line. */
  lines: readonly string[];
}

/** Where the threads meet: the sum, then its strands, then the medal of the number. */
export function Descent({ total, result, lines }: DescentProps) {
  const shown = shownNumber(result);
  return (
    <div className="numerology-descent" aria-hidden="true">
      <div className="numerology-descent__sum">
        <svg viewBox="-60 -60 120 120">
          <circle r="54" className="numerology-descent__disc" />
          <circle r="48" className="numerology-descent__line" />
          <path d={ticksPath(40, 44, 48, 10, 40)} className="numerology-descent__line" />
          <text y="17" textAnchor="middle" fontSize={total > 99 ? 44 : 52}>
            {total}
          </text>
        </svg>
        <span>la somme</span>
      </div>
      <svg className="numerology-descent__strands" viewBox="0 0 80 56" preserveAspectRatio="none">
        {Array.from({ length: result.number }, (_, index) => {
          const x = 40 + (index - (result.number - 1) / 2) * 7;
          return <path key={index} d={`M${x} 0V56`} />;
        })}
      </svg>
      <div className="numerology-descent__number">
        <Medal value={shown} />
        <span>
          {lines.map((line) => (
            <b key={line}>{line}</b>
          ))}
          {result.master && <small>maître nombre, racine {result.number}</small>}
        </span>
      </div>
    </div>
  );
}
