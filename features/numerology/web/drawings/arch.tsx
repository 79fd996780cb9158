import { seededRandom, sparkPath } from '@solelune/ui/geometry';
import { type ReactNode, useId } from 'react';
import { ENAMEL_DEEP, LEAF } from './enamel.tsx';
import './arch.css';

const INNER = 'M24 628V250A226 226 0 0 1 476 250V628Z';
const SPARKS = [
  [96, 190, 8],
  [404, 168, 10],
  [344, 76, 6],
  [150, 92, 6],
  [428, 250, 5],
] as const;

const starsOf = (seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: 70 }, () => ({
    x: Math.round(random() * 500),
    y: Math.round(random() * 230),
    r: Math.round((0.5 + random() * 1.1) * 100) / 100,
    opacity: Math.round((0.3 + random() * 0.6) * 100) / 100,
  }));
};

/** The window with a round head through which every tool's picture is seen, under a sky of dusk. */
export function Arch({ label, seed, children }: { label: string; seed: number; children: ReactNode }) {
  const clip = useId();
  return (
    <svg className="numerology-arch" viewBox="0 0 500 640" role="img" aria-label={label}>
      <clipPath id={clip}>
        <path d={INNER} />
      </clipPath>
      <path d="M12 640V250A238 238 0 0 1 488 250V640Z" fill="url(#numerology-rim)" />
      <path d="M17 635V250A233 233 0 0 1 483 250V635Z" fill={ENAMEL_DEEP} />
      <g clipPath={`url(#${clip})`}>
        <rect width="500" height="640" fill="url(#numerology-dusk)" />
        <g fill="#fff3d0">
          {starsOf(seed).map(({ x, y, r, opacity }, index) => (
            <circle key={index} cx={x} cy={y} r={r} opacity={opacity} />
          ))}
          <path d={SPARKS.map(([x, y, r]) => sparkPath(r, [x, y], 0.16)).join('')} />
        </g>
        {children}
      </g>
      <path d={INNER} fill="none" stroke={LEAF} strokeWidth="1.2" />
    </svg>
  );
}

/** Hills at the foot of a picture; `from` is where the far one begins. */
export function Hills({ from }: { from: number }) {
  return (
    <g transform={`translate(0 ${from - 372})`}>
      <path d="M0 372C70 330 120 356 184 338s96-16 150 2 110-22 166 6V720H0Z" fill="#3f8f8a" />
      <path d="M0 430c80-50 150-20 230-40s180-36 270 8v330H0Z" fill="#23696f" />
      <g fill="none" stroke={ENAMEL_DEEP} strokeWidth=".8">
        {Array.from({ length: 7 }, (_, row) => (
          <path
            key={row}
            d={`M0 ${446 + row * 9}c80-${46 - row * 3} 150-${18 - row} 230-${38 - row * 3}s180-${34 - row * 3} 270 8`}
            opacity={Math.round((0.4 - row * 0.04) * 100) / 100}
          />
        ))}
      </g>
      <path d="M0 520c90-56 170-14 260-36s160-40 240 0v260H0Z" fill="#114650" />
      <g fill="none" stroke={LEAF}>
        <path d="M0 372C70 330 120 356 184 338s96-16 150 2 110-22 166 6" opacity=".7" />
        <path d="M0 430c80-50 150-20 230-40s180-36 270 8" opacity=".6" />
        <path d="M0 520c90-56 170-14 260-36s160-40 240 0" opacity=".55" />
      </g>
    </g>
  );
}
