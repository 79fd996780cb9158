import { seededRandom } from '@solelune/ui/geometry';

const NICHES = [28, 100, 172, 244, 316];
const random = seededRandom(29);
const STARS = Array.from({ length: 60 }, () => ({
  x: Math.round(random() * 400),
  y: Math.round(random() * 90),
  radius: Math.round((0.4 + random() * 0.8) * 100) / 100,
}));

/** Niches whose lamps are out: nobody stands in them for now. */
export function DarkNiches() {
  return (
    <svg viewBox="0 0 400 176" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="400" height="176" fill="#171438" />
      <g fill="#cfc8ff" opacity=".55">
        {STARS.map(({ x, y, radius }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <g stroke="#f0d79b">
        {NICHES.map((x) => (
          <g key={x}>
            <path d={`M${x} 176V84A28 28 0 0 1 ${x + 56} 84V176z`} fill="#0d0b20" strokeWidth="1.2" />
            <path
              d={`M${x + 5} 176V86A23 23 0 0 1 ${x + 51} 86V176`}
              fill="#1d1942"
              strokeWidth=".6"
              strokeOpacity=".7"
            />
            <path d={`M${x + 28} 63V100M${x + 23} 100h10l4 6v14l-5 7h-8l-5-7v-14z`} fill="#221e47" />
          </g>
        ))}
      </g>
      <path d="M322 18a16 16 0 1 0 18 22 13 13 0 1 1-18-22z" fill="#f0d79b" />
    </svg>
  );
}
