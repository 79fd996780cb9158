import { sparkPath } from '@solelune/ui/geometry';

const COLUMNS = 7;
const ROWS = 4;
const DAYS = Array.from({ length: COLUMNS * ROWS }, (_, day) => ({
  x: -78 + (day % COLUMNS) * 26,
  y: -16 + Math.floor(day / COLUMNS) * 22,
}));
const MOON = 17;
const SPARKS = sparkPath(8, [126, 52]) + sparkPath(6, [446, 44]) + sparkPath(7, [432, 186]);

/** A page of the almanac with its empty days; the moon marks one that could be taken. */
export function EmptyCalendarPicture() {
  return (
    <svg viewBox="0 0 560 226" preserveAspectRatio="xMidYMid slice" aria-hidden="true" fill="none">
      <rect width="560" height="226" fill="var(--mist)" />
      <g stroke="var(--gold)" strokeWidth=".7">
        {[64, 96, 128, 160, 192].map((radius, index) => (
          <circle key={radius} cx="280" cy="118" r={radius} opacity={0.5 - index * 0.09} />
        ))}
      </g>
      <g transform="translate(280 118)" strokeLinejoin="round">
        <rect
          x="-104"
          y="-74"
          width="208"
          height="156"
          rx="12"
          fill="var(--card)"
          stroke="var(--gold)"
          strokeWidth="1.3"
        />
        <path d="M-104-40H104M-62-84v20M62-84v20" stroke="var(--gold)" strokeWidth="1.3" strokeLinecap="round" />
        <g fill="var(--ink)" fillOpacity=".16">
          {DAYS.map(({ x, y }, day) => day !== MOON && <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />)}
        </g>
        <g transform={`translate(${DAYS[MOON]?.x} ${DAYS[MOON]?.y})`}>
          <circle r="13" fill="var(--accent)" fillOpacity=".14" stroke="var(--accent)" />
          <path d="M3-8A8.5 8.5 0 1 0 3 8 7 8.5 0 0 1 3-8z" fill="var(--accent)" />
        </g>
      </g>
      <path d={SPARKS} fill="var(--gold)" />
    </svg>
  );
}
