import { sparkPath } from '@solelune/ui/geometry';
import { specimen } from '../specimen/specimen.ts';

const [WIDE, TALL, LEFT, MIDDLE, PER_DEG] = [480, 252, 34, 122, 42];
const x = (share: number) => LEFT + (WIDE - LEFT - 4) * share;
const y = (deg: number) => MIDDLE - deg * PER_DEG;
const { path, stars, marks } = specimen.curve;
const LINES = [-2, -1, 0, 1, 2];

/** A slow planet over one point of the specimen's chart: it passes, goes back, passes again. The figures are the engine's. */
export function PassagePlate() {
  const days = stars.map(({ words }) => words).join(', ');
  return (
    <figure className="book-plate on-night">
      <figcaption>
        <h3>Pluton et l’ascendant de Camille</h3>
        <p>distance au trigone exact, en degrés</p>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDE} ${TALL}`}
        role="img"
        aria-label={`La courbe passe par zéro aux dates exactes : ${days}`}
      >
        {LINES.map((deg) => (
          <g key={deg}>
            <path d={`M${LEFT} ${y(deg)}H${WIDE}`} stroke="#a9a0d4" opacity={deg ? 0.2 : 0.75} />
            <text x={LEFT - 8} y={y(deg) + 4} textAnchor="end">
              {deg > 0 ? '+' : deg < 0 ? '−' : ''}
              {Math.abs(deg)}°
            </text>
          </g>
        ))}
        {marks.map(({ at, words }) => (
          <text key={at} x={x(at)} y={TALL - 6} textAnchor="middle">
            {words}
          </text>
        ))}
        <path
          d={`M${path.map(([at = 0, deg = 0]) => `${x(at).toFixed(1)} ${y(deg).toFixed(1)}`).join('L')}`}
          fill="none"
          stroke="#f0d79b"
          strokeWidth="2.6"
          strokeLinejoin="round"
        />
        {stars.map(({ at, words }, index) => (
          <g key={at} fill="#fff8e6">
            <path d={sparkPath(12, [x(at), y(0)], 0.3)} />
            <text
              className="book-plate__day"
              x={x(at) + (at > 0.9 ? -10 : 8)}
              y={y(0) + (index % 2 ? -14 : 28)}
              textAnchor={at > 0.9 ? 'end' : 'start'}
            >
              {words}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
