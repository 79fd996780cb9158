import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { litMoonPath, MOON_SEAS } from './moon-path.ts';
import './moon.css';

const RADIUS = 46;
const SEAS = MOON_SEAS.map((sea) => sea.map((radii) => Math.round(radii * RADIUS * 10) / 10));

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
              <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={rx} ry={ry} />
            ))}
          </g>
        </g>
      </g>
    </svg>
  );
}
