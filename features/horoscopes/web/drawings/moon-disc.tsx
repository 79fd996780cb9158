import { pathPoint, seededRandom } from '@solelune/ui/geometry';
import { useId } from 'react';
import type { DiscAnswer } from '../../answers/day.ts';
import './moon-disc.css';

const R = 46;
/** The seas: selenographic latitude, longitude (east positive) and half-width, degrees, from any map of the Moon. */
const SEAS = [
  [33, -16, 18],
  [20, -52, 15],
  [2, -48, 13],
  [42, -54, 10],
  [7, -33, 10],
  [28, 18, 11],
  [9, 31, 14],
  [17, 59, 8],
  [-7, 51, 12],
  [-15, 35, 6],
  [-21, -17, 11],
  [-24, -39, 7],
  [-10, -23, 7],
  [57, -12, 6],
  [56, 20, 6],
  [13, 4, 5],
] as const;
/** Tycho, Copernicus, Kepler, Aristarchus: the bright ones. */
const RAYED = [
  [-43.3, -11.4, 3.4],
  [9.6, -20, 2.6],
  [8.1, -38, 2],
  [23.7, -47.5, 1.8],
] as const;

const RAD = Math.PI / 180;
const cut = (value: number) => Math.round(value * 100) / 100;

/** The lit part of a disc whose bright edge is to the right. */
function litPath(fraction: number): string {
  const rx = cut(Math.abs(1 - 2 * fraction) * R);
  return `M0 ${-R}A${R} ${R} 0 0 1 0 ${R}A${rx} ${R} 0 0 ${fraction < 0.5 ? 0 : 1} 0 ${-R}Z`;
}

/** A fine ring, a mark every five degrees: what the tilt is read against. */
const TICKS = Array.from(
  { length: 72 },
  (_, tick) => `M${pathPoint(tick % 6 ? 51.5 : 50.5, tick * 5)}L${pathPoint(53, tick * 5)}`,
).join('');

type Placed = { x: number; y: number; flat: number; lean: number };

/** Small craters over the whole face, and the rays of the bright ones: strewn, not mapped. */
function Craters({ place }: { place: (lat: number, lon: number) => Placed }) {
  const random = seededRandom(99);
  const craters = Array.from({ length: 90 }, (_, index) => {
    const { x, y, flat, lean } = place((Math.asin(random() * 2 - 1) * 180) / Math.PI, (random() - 0.5) * 160);
    const radius = cut(R * (0.006 + random() * random() * 0.026));
    return { key: index, x, y, rx: cut(radius * flat), ry: radius, lean };
  });
  const rays = RAYED.flatMap(([lat, lon, reach]) =>
    Array.from({ length: Math.round(reach * 4) }, () => {
      const [turn, far] = [random() * 2 * Math.PI, reach * (5 + random() * 8)];
      const [from, to] = [2, far].map((off) => place(lat + off * Math.cos(turn), lon + off * Math.sin(turn) * 1.2)) as [
        Placed,
        Placed,
      ];
      return `M${from.x} ${from.y}L${to.x} ${to.y}`;
    }),
  );
  return (
    <g className="moon-disc__craters">
      <path d={rays.join('')} />
      {craters.map(({ key, x, y, rx, ry, lean }) => (
        <ellipse key={key} rx={rx} ry={ry} transform={`translate(${x} ${y}) rotate(${lean})`} />
      ))}
    </g>
  );
}

/** The Moon as she hangs over the place: lit edge, tilt of her seas and libration are computed. A picture: words stand beside it. */
export function MoonDisc({ disc, size = 196 }: { disc: DiscAnswer; size?: number }) {
  const id = useId();
  const [lon, lat] = [disc.libration_lon_deg, disc.libration_lat_deg];
  const place = (seaLat: number, seaLon: number) => {
    const turn = (seaLon - lon) * RAD;
    const x = Math.cos(seaLat * RAD) * Math.sin(turn);
    const y =
      Math.sin(seaLat * RAD) * Math.cos(lat * RAD) - Math.cos(seaLat * RAD) * Math.cos(turn) * Math.sin(lat * RAD);
    const towards = Math.sqrt(Math.max(0, 1 - x * x - y * y));
    return { x: cut(x * R), y: cut(-y * R), flat: Math.max(0.25, towards), lean: cut(Math.atan2(-y, x) / RAD) };
  };
  return (
    <svg className="moon-disc" viewBox="-64 -64 128 128" width={size} height={size} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}l`} cx=".4" cy=".36" r=".8">
          <stop stopColor="#fffaf0" />
          <stop offset=".6" stopColor="#f4e4be" />
          <stop offset="1" stopColor="#cdb078" />
        </radialGradient>
        <radialGradient id={`${id}h`}>
          <stop stopColor="#fff3cf" stopOpacity=".34" />
          <stop offset="1" stopColor="#fff3cf" stopOpacity="0" />
        </radialGradient>
        <filter id={`${id}b`} x="-20%" y="-20%" width="140%" height="140%">
          <feGaussianBlur stdDeviation="1.6" />
        </filter>
        <clipPath id={`${id}c`}>
          <path d={litPath(disc.illuminated_fraction)} transform={`rotate(${-(90 + disc.bright_limb_deg)})`} />
        </clipPath>
      </defs>
      <circle r="64" fill={`url(#${id}h)`} />
      <circle className="moon-disc__dark" r={R} />
      <g clipPath={`url(#${id}c)`}>
        <circle r={R} fill={`url(#${id}l)`} />
        <g transform={`rotate(${-disc.north_pole_deg})`}>
          <g filter={`url(#${id}b)`} className="moon-disc__seas">
            {SEAS.map(([seaLat, seaLon, half]) => {
              const { x, y, flat, lean } = place(seaLat, seaLon);
              const radius = R * Math.sin(half * RAD);
              return (
                <ellipse
                  key={`${seaLat} ${seaLon}`}
                  rx={cut(radius * flat)}
                  ry={cut(radius)}
                  transform={`translate(${x} ${y}) rotate(${lean})`}
                />
              );
            })}
          </g>
          {size > 150 && <Craters place={place} />}
          {RAYED.map(([seaLat, seaLon, radius]) => {
            const { x, y } = place(seaLat, seaLon);
            return <circle key={seaLat} cx={x} cy={y} r={radius / 2.4} fill="#fffdf4" opacity=".8" />;
          })}
        </g>
      </g>
      <circle className="moon-disc__edge" r={R} />
      <path className="moon-disc__ticks" d={TICKS} />
      <path className="moon-disc__zenith" d="M0 -54v-7M-3 -58l3 -4 3 4" />
    </svg>
  );
}
