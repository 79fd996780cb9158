import { ANGELS } from '../../engine/index.ts';
import { ENAMELS, LEAF, PALE } from '../seal/enamel.ts';
import { at, pointAt, starPath } from '../seal/seal-geometry.ts';
import './choir-rings.css';

const INNER = 66;
const STEP = 22;
const radiusOf = (choir: number) => INNER + choir * STEP;
const TICKS = Array.from({ length: 72 }, (_, index) => `M${at(278, index * 5 + 2.5)}L${at(288, index * 5 + 2.5)}`).join(
  '',
);

/** The nine choirs as nine orbits around one light, eight angels on each, in the colours of their elements. */
export function ChoirRings({ lit }: { lit: readonly number[] }) {
  return (
    <svg
      className="angels-rings"
      viewBox="-300 -300 600 600"
      role="img"
      aria-label="Neuf chœurs de huit anges autour d’une lumière"
    >
      <circle r="296" fill="#c9973f" />
      <circle r="291" fill="#12183f" />
      <circle r="270" className="angels-rings__sky" />
      <g fill="none" stroke={LEAF}>
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((choir) => (
          <circle key={choir} r={radiusOf(choir)} opacity=".4" />
        ))}
        <path d={TICKS} opacity=".7" />
        <path d={starPath(8, 62)} strokeWidth="1.6" />
        <path d={starPath(4, 40)} strokeWidth="1.2" opacity=".7" />
      </g>
      <circle r="17" fill={PALE} />
      {ANGELS.map(({ number, choir, placeInChoir, sign }) => {
        const [x, y] = pointAt(radiusOf(10 - choir.index), (placeInChoir - 1) * 45 + choir.index * 14);
        const isLit = lit.includes(number);
        return (
          <circle
            key={number}
            cx={x}
            cy={y}
            r={isLit ? 8.5 : 4.5}
            fill={ENAMELS[sign.element][0]}
            stroke={isLit ? PALE : LEAF}
            strokeWidth={isLit ? 2.2 : 1}
            opacity={isLit ? 1 : 0.45}
          />
        );
      })}
    </svg>
  );
}
