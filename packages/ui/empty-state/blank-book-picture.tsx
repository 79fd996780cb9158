import { sparkPath } from '../geometry/index.ts';

const RINGS = [0, 1, 2, 3, 4, 5].map((index) => ({
  radius: 50 + index * 30,
  opacity: Number((0.5 - index * 0.07).toFixed(2)),
}));
const LINES = [0, 1, 2, 3, 4]
  .map((index) => `M-90 ${-26 + index * 15}c26-5 52-4 76 4M14 ${-22 + index * 15}c24-8 50-9 76-4`)
  .join('');
const SPARKS = sparkPath(8, [60, 44]) + sparkPath(7, [306, 190]) + sparkPath(5, [298, 36]);

/** An open notebook and its pen: nothing is written yet. */
export function BlankBookPicture() {
  return (
    <svg
      viewBox="0 0 360 226"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      strokeLinejoin="round"
    >
      <rect width="360" height="226" fill="var(--mist)" />
      {RINGS.map((ring) => (
        <circle
          key={ring.radius}
          cx="180"
          cy="118"
          r={ring.radius}
          stroke="var(--gold)"
          strokeWidth=".7"
          opacity={ring.opacity}
        />
      ))}
      <g transform="translate(180 124)">
        <path
          d="M0 60C-30 44-70 44-104 52V-46C-70-54-30-54 0-38 30-54 70-54 104-46V52C70 44 30 44 0 60Z"
          fill="var(--card)"
          stroke="var(--gold)"
          strokeWidth="1.3"
        />
        <path d="M0-38V60M-104 52v7c34-8 74-8 104 8 30-16 70-16 104-8v-7" stroke="var(--gold)" strokeWidth="1.3" />
        <path d={LINES} stroke="var(--ink)" strokeOpacity=".18" />
        <path d="M62 20 98-62l11 5-36 82-13 9z" fill="var(--accent)" stroke="var(--card)" strokeWidth="1.5" />
        <path d="M62 20l11 5" stroke="var(--card)" strokeWidth="1.5" />
      </g>
      <path d={SPARKS} fill="var(--gold)" />
    </svg>
  );
}
