import { pathPoint, sparkPath } from '@solelune/ui/geometry';

const PEOPLE = [
  { x: 112, y: 104, r: 46 },
  { x: 250, y: 104, r: 46 },
  { x: 181, y: 126, r: 58 },
];
const ticks = (r: number) =>
  Array.from(
    { length: 36 },
    (_, index) => `M${pathPoint(r, index * 10)}L${pathPoint(r - (index % 3 ? 3 : 7), index * 10)}`,
  ).join('');

/** Three medallions without a face: nobody is here yet. */
export function PeoplePicture() {
  return (
    <svg viewBox="0 0 360 226" preserveAspectRatio="xMidYMid slice" aria-hidden="true" fill="none">
      <rect width="360" height="226" fill="var(--mist)" />
      {PEOPLE.map(({ x, y, r }) => (
        <g key={x} transform={`translate(${x} ${y})`} stroke="var(--gold)">
          <circle r={r} fill="var(--card)" strokeWidth="1.3" />
          <path d={ticks(r)} strokeWidth=".8" opacity=".7" />
          <circle r={r - 10} strokeWidth=".7" opacity=".7" />
          <circle cy={-r * 0.16} r={r * 0.24} strokeWidth="1.3" />
          <path
            d={`M${-r * 0.42} ${r * 0.5}c4-${r * 0.34} ${r * 0.2}-${r * 0.4} ${r * 0.42}-${r * 0.4}s${r * 0.38} ${r * 0.06} ${r * 0.42} ${r * 0.4}`}
            strokeWidth="1.3"
          />
        </g>
      ))}
      <path d={sparkPath(9, [44, 52]) + sparkPath(6, [318, 44]) + sparkPath(7, [330, 186])} fill="var(--gold)" />
    </svg>
  );
}
