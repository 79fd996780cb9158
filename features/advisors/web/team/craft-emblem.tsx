import { pathPoint, pointAt, sparkPath, starPolygonPath } from '@solelune/ui/geometry';
import type { ReactNode } from 'react';
import type { Spotlight } from '../../engine/disciplines.ts';

/** Strokes from one radius to another, at equal angles. */
const rays = (count: number, from: number, to: (index: number) => number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 360) / count;
    return `M${pathPoint(from, angle)}L${pathPoint(to(index), angle)}`;
  }).join('');

const RIM = rays(72, 52, (index) => (index % 6 ? 55 : 58));
const HOUSES = rays(12, 38, () => 52);
const LIGHTS = Array.from({ length: 12 }, (_, index) =>
  sparkPath(index % 3 ? 2.6 : 4.2, pointAt(45, index * 30 + 15)),
).join('');

/** A wheel: its rim in degrees, its twelve houses, what looks at what. */
const Wheel = () => (
  <>
    <g fill="none" stroke="currentColor">
      <circle r="52" strokeWidth="1.3" />
      <circle r="38" />
      <circle r="22" strokeWidth=".7" />
      <path d={RIM} strokeWidth=".7" />
      <path d={HOUSES} strokeWidth=".8" />
      <path d={starPolygonPath(3, 1, 36) + starPolygonPath(4, 1, 36, [0, 0], 60)} strokeWidth=".8" opacity=".6" />
    </g>
    <path d={LIGHTS} fill="currentColor" />
    <circle r="4.5" fill="currentColor" />
  </>
);

/** Three cards, the middle one turned. */
const Cards = () =>
  [-22, 22, 0].map((angle) => (
    <g key={angle} transform={`rotate(${angle} 0 60)`} stroke="currentColor">
      <rect x="-21" y="-44" width="42" height="70" rx="4" fill="var(--paper)" strokeWidth="1.3" />
      <rect x="-17" y="-40" width="34" height="62" rx="2" fill="none" strokeWidth=".6" />
      {angle === 0 ? (
        <>
          <path d={sparkPath(15, [0, -9], 0.3)} fill="currentColor" stroke="none" />
          <circle cy="-9" r="19" fill="none" strokeWidth=".6" strokeDasharray="1 3" />
        </>
      ) : (
        <path d="M0-24L11-9 0 6-11-9z" fill="currentColor" fillOpacity=".16" strokeWidth=".8" />
      )}
    </g>
  ));

/** The nine numbers in their circle, joined as one counts by two and by four. */
const Numbers = () => (
  <>
    <g fill="none" stroke="currentColor">
      <circle r="54" strokeWidth="1.3" fill="currentColor" fillOpacity=".05" />
      <path d={starPolygonPath(9, 2, 44) + starPolygonPath(9, 4, 44)} strokeWidth=".7" opacity=".6" />
    </g>
    {Array.from({ length: 9 }, (_, index) => {
      const [x, y] = pointAt(44, index * 40);
      return (
        <g key={String(index)}>
          <circle cx={x} cy={y} r="8.5" fill="var(--paper)" stroke="currentColor" strokeWidth=".9" />
          <text x={x} y={y + 4.2} textAnchor="middle" fontSize="12.5" fontWeight="700" fill="currentColor">
            {index + 1}
          </text>
        </g>
      );
    })}
  </>
);

/** A cut stone and what it throws back. */
const Gem = () => (
  <>
    <g fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinejoin="round">
      <path d="M-24-34H24L48-8 0 48-48-8z" fill="currentColor" fillOpacity=".1" />
      <path d="M-48-8H48M-24-34L-18-8 0 48 18-8 24-34M-24-34L0-8 24-34" />
      <path d="M-18-8L0-8-8 24zM0-34L-12-20H12z" fill="currentColor" fillOpacity=".22" stroke="none" />
    </g>
    <path d={sparkPath(9, [40, -42]) + sparkPath(6, [-46, 28])} fill="currentColor" />
  </>
);

const EMBLEMS: Readonly<Record<Spotlight, () => ReactNode>> = {
  astrologer: Wheel,
  'tarot-reader': Cards,
  numerologist: Numbers,
  lithotherapist: Gem,
};

/** What each art works with. */
export function CraftEmblem({ of }: { of: Spotlight }) {
  const Emblem = EMBLEMS[of];
  return (
    <svg className="craft-emblem" viewBox="-60 -60 120 120" aria-hidden="true">
      <Emblem />
    </svg>
  );
}
