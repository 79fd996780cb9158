import { pathPoint, pointAt, starPolygonPath } from '@solelune/ui/geometry';
import { useId } from 'react';
import type { Angel, Element } from '../../engine/angel-of-the-moment.ts';
import { elementPath, rosettePath, starOf, threadOf } from './seal-geometry.ts';
import { SealWords } from './seal-words.tsx';
import './angel-seal.css';

const ENAMELS: Record<Element, readonly [string, string, string]> = {
  fire: ['#b1552f', '#6a2436', '#2b1030'],
  earth: ['#2c6a58', '#143b3a', '#0d1f2b'],
  air: ['#5d58b4', '#2c2a6b', '#171538'],
  water: ['#2f74b5', '#163c78', '#0f1a45'],
};
/** Baseline and size of the number inside its triangle. */
const NUMBERS: Record<Element, readonly [y: number, size: number]> = {
  fire: [27, 54],
  earth: [2, 47],
  air: [29, 47],
  water: [9, 54],
};

/**
 * The seal of an angel, drawn from its number, choir and element: place in the choir, the star; choir, the rosette and eight long
 * ticks; element, the enamel and the triangle; number, the lit ray of seventy-two and a fine thread.
 */
export function AngelSeal({ angel, words }: { angel: Angel; words: readonly string[] }) {
  const id = useId();
  const { number, choir, element } = angel;
  const [light, middle, dark] = ENAMELS[element];
  const [points, step] = starOf(number);
  const turn = (number - 0.5) * 5;
  const thread = threadOf(number);
  const [baseline, size] = NUMBERS[element];
  const arc = (choir - 1) * 40;
  return (
    <svg className="angel-seal" viewBox="-300 -300 600 600" role="img" aria-label={`Sceau de l’ange ${angel.name}`}>
      <defs>
        <radialGradient id={`${id}-enamel`} cx=".5" cy=".36" r=".72">
          <stop stopColor={light} />
          <stop offset=".58" stopColor={middle} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
        <linearGradient id={`${id}-rim`} x2="1" y2="1">
          <stop stopColor="#fbeec6" />
          <stop offset=".45" stopColor="#c9973f" />
          <stop offset=".62" stopColor="#f6dfa4" />
          <stop offset="1" stopColor="#94651d" />
        </linearGradient>
      </defs>
      <circle r="296" fill={`url(#${id}-rim)`} />
      <circle r="289" fill="#162a5c" />
      <circle r="252" fill={`url(#${id}-enamel)`} />
      <SealWords id={id} words={words} startDeg={turn + 8} />
      <g className="angel-seal__lines">
        <circle r="252" strokeWidth="2.2" />
        <circle
          r="241"
          pathLength="72"
          strokeWidth="12"
          strokeDasharray=".08 .92"
          strokeDashoffset="-.46"
          opacity=".55"
        />
        <path d={choirTicks(choir)} strokeWidth="3" />
        <path d={`M${pathPoint(219, arc + 1)}A219 219 0 0 1 ${pathPoint(219, arc + 39)}`} strokeWidth="2.4" />
        <circle r="206" strokeWidth="1.1" opacity=".8" />
        <path d={thread.path} opacity=".5" />
        <path className="angel-seal__veil" d={rosettePath(choir, 62, 202, turn + 180 / points)} strokeWidth="1.35" />
        <path d={starPolygonPath(points, step, 206, [0, 0], turn + 180 / points)} strokeWidth=".8" opacity=".5" />
        <path className="angel-seal__veil" d={starPolygonPath(points, step, 206, [0, 0], turn)} strokeWidth="3" />
        <circle r="86" fill={dark} strokeWidth="2" />
        <circle r="79" opacity=".6" />
        <path d={elementPath(element, 70)} strokeWidth="2.4" />
        <circle cx={thread.end[0]} cy={thread.end[1]} r="7" fill={middle} strokeWidth="2" />
      </g>
      <path className="angel-seal__beads" d={beads(points, turn)} />
      <g transform={`rotate(${turn})`} fill="#fff6dc">
        <path d="M0-300 9-250 0-178-9-250Z" />
        <circle cy="-250" r="15" />
        <circle cy="-250" r="8" fill={middle} />
      </g>
      <text y={baseline} textAnchor="middle" fontSize={size} fill="#fff6dc">
        {number}
      </text>
    </svg>
  );
}

/** The eight of the choir, longer than the others. */
const choirTicks = (choir: number) =>
  Array.from({ length: 8 }, (_, index) => {
    const turn = ((choir - 1) * 8 + index + 0.5) * 5;
    return `M${pathPoint(226, turn)}L${pathPoint(247, turn)}`;
  }).join('');

/** A bead at each point of the star but the lit one, as dots of a round pen. */
const beads = (points: number, turn: number) =>
  Array.from({ length: points - 1 }, (_, index) => {
    const [x, y] = pointAt(206, turn + ((index + 1) * 360) / points);
    return `M${x} ${y}h0`;
  }).join('');
