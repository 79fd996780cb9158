import { pathPoint, starPolygonPath } from '@solelune/ui/geometry';
import { useId } from 'react';
import type { ContentSlug } from '../../page-slugs.ts';
import { EMBLEMS } from './emblems.ts';
import './frontispiece.css';

const ticks = (count: number, from: number, lengthOf: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 360) / count;
    return `M${pathPoint(from, angle)}L${pathPoint(from + lengthOf(index), angle)}`;
  }).join('');

const RAYS = ticks(144, 262, (index) => (index % 12 === 0 ? 38 : index % 2 ? 12 : 22));
const DIAL = ticks(72, 214, (index) => (index % 6 === 0 ? 18 : 8));
/** Four triangles, as the elements stand in the zodiac. */
const TRIANGLES = starPolygonPath(12, 4, 206);

/** The medal of a page: a dial of night ringed with gold, and the page's own emblem in it. */
export function Frontispiece({ slug }: { slug: string }) {
  const id = useId();
  return (
    <svg className="editorial-frontispiece" viewBox="-302 -302 604 604" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}-night`} cx=".5" cy=".34" r=".74">
          <stop stopColor="var(--night-glow)" />
          <stop offset=".62" stopColor="var(--night-sky-2)" />
          <stop offset="1" stopColor="var(--night-sky-0)" />
        </radialGradient>
        <linearGradient id={`${id}-rim`} x2="1" y2="1">
          <stop stopColor="#fbeec6" />
          <stop offset=".45" stopColor="#c9973f" />
          <stop offset=".62" stopColor="#f6dfa4" />
          <stop offset="1" stopColor="#94651d" />
        </linearGradient>
      </defs>
      <path d={RAYS} stroke="var(--gold)" opacity=".5" />
      <circle r="246" fill={`url(#${id}-rim)`} />
      <circle r="238" fill={`url(#${id}-night)`} />
      <g fill="none" stroke="var(--gold-light)">
        <circle r="206" opacity=".55" />
        <path d={DIAL} strokeWidth="1.6" opacity=".75" />
        <path d={TRIANGLES} opacity=".2" />
        <circle r="150" fill="var(--night-sky-0)" fillOpacity=".5" opacity=".9" />
      </g>
      <EmblemPaths slug={slug} scale={1.06} />
    </svg>
  );
}

/** The emblem alone, small, beside the name of a page. */
export function Emblem({ slug }: { slug: string }) {
  return (
    <svg className="editorial-emblem" viewBox="-150 -150 300 300" aria-hidden="true">
      <circle r="146" fill="var(--night-sky-1)" stroke="var(--gold)" strokeWidth="5" />
      <EmblemPaths slug={slug} scale={0.92} bold />
    </svg>
  );
}

function EmblemPaths({ slug, scale, bold }: { slug: string; scale: number; bold?: boolean }) {
  const { lines, fills } = EMBLEMS[slug as ContentSlug] ?? EMBLEMS['a-propos'];
  return (
    <g transform={`scale(${scale})`}>
      <path
        d={lines}
        fill="none"
        stroke="var(--gold-light)"
        strokeWidth={bold ? 6 : 2.6}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d={fills} fill="var(--gold-light)" />
    </g>
  );
}
