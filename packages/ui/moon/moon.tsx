import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { litMoonPath } from './moon-path.ts';
import './moon.css';

const RADIUS = 46;
/** The seas, as centre and half axes in radii of the disc. */
const SEAS = [
  [0.28, -0.42, 0.26, 0.2],
  [0.5, -0.12, 0.22, 0.26],
  [0.3, 0.1, 0.18, 0.14],
  [0.62, 0.2, 0.16, 0.2],
  [-0.3, -0.4, 0.36, 0.3],
  [-0.42, 0.06, 0.3, 0.34],
  [-0.1, 0.42, 0.22, 0.16],
  [0.74, -0.3, 0.1, 0.14],
] as const;

export interface MoonProps {
  /** 0 at new moon, 1 at full moon. */
  illuminatedFraction: number;
  waxing: boolean;
  /** Side in CSS pixels. */
  size?: number;
  /** Turns the disc as the observer sees it; -18 is the house's evening tilt. */
  tiltDeg?: number;
  halo?: boolean;
  className?: string;
}

/** The moon with its true phase and its seas. A picture: the phase stands in words beside it, named by who knows the day. */
export function Moon({ illuminatedFraction, waxing, size = 68, tiltDeg = -18, halo, className }: MoonProps) {
  const id = useId();
  return (
    <svg
      className={classNames('moon', halo && 'moon--halo', className)}
      viewBox="-50 -50 100 100"
      width={size}
      height={size}
      aria-hidden
    >
      <defs>
        <radialGradient id={`${id}-lit`} cx=".38" cy=".34" r=".8">
          <stop stopColor="#fffaf0" />
          <stop offset=".55" stopColor="#f6e7c3" />
          <stop offset="1" stopColor="#cdb078" />
        </radialGradient>
        <filter id={`${id}-soft`} x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="2.2" />
        </filter>
        <clipPath id={`${id}-phase`}>
          <path d={litMoonPath(illuminatedFraction, waxing, RADIUS)} />
        </clipPath>
      </defs>
      <g transform={`rotate(${tiltDeg})`}>
        <circle className="moon__dark" r={RADIUS} />
        <g clipPath={`url(#${id}-phase)`}>
          <circle r={RADIUS} fill={`url(#${id}-lit)`} />
          <g filter={`url(#${id}-soft)`} className="moon__seas">
            {SEAS.map(([x, y, rx, ry]) => (
              <ellipse key={`${x} ${y}`} cx={x * RADIUS} cy={y * RADIUS} rx={rx * RADIUS} ry={ry * RADIUS} />
            ))}
          </g>
        </g>
      </g>
    </svg>
  );
}
