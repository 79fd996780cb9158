import { pathPoint, pointAt, sparkPath, starPolygonPath } from '@solelune/ui/geometry';
import { zodiacGlyphs } from '@solelune/ui/icon';
import type { ReactNode } from 'react';
import type { ActivityKind } from '../../activity-kinds.ts';

const rays = (count: number, inner: number, outer: (index: number) => number): string =>
  Array.from(
    { length: count },
    (_, index) => `M${pathPoint(inner, (index * 360) / count)}L${pathPoint(outer(index), (index * 360) / count)}`,
  ).join('');

const WHEEL_TICKS = rays(72, 116, (index) => (index % 6 ? 112 : 106));
const WHEEL_SPOKES = rays(12, 106, () => 74);
const SIGNS = Object.values(zodiacGlyphs);
/** A grand trine, a square and an opposition: what the middle of a chart looks like. */
const ASPECTS = [20, 140, 260, 20, 110, 290]
  .map((angle, index) => `${index % 3 ? 'L' : 'M'}${pathPoint(72, angle)}`)
  .join('');

function Wheel() {
  return (
    <g transform="translate(150 96)" stroke="#f0d79b" fill="none">
      <circle r="116" />
      <circle r="106" strokeWidth=".7" />
      <circle r="74" />
      <path d={WHEEL_TICKS} strokeWidth=".8" opacity=".8" />
      <path d={WHEEL_SPOKES} strokeWidth=".7" opacity=".6" />
      <path d={ASPECTS} strokeWidth=".9" opacity=".75" />
      {SIGNS.map((glyph, index) => {
        const [x, y] = pointAt(90, 15 - index * 30);
        return (
          <path key={glyph.d} d={glyph.d} transform={`translate(${x - 9.6} ${y - 9.6}) scale(.8)`} strokeWidth="1.8" />
        );
      })}
      {[20, 64, 140, 197, 260, 318].map((angle) => (
        <path key={angle} d={sparkPath(6, pointAt(72, angle), 0.3)} fill="#fff3d0" stroke="none" />
      ))}
    </g>
  );
}

function SolarReturn() {
  return (
    <g fill="none" stroke="#f0d79b">
      <path d="M20 150C60 30 240 30 280 150" strokeDasharray="2 6" opacity=".8" />
      <path d="M20 150C40 90 92 62 150 60" strokeWidth="2.6" strokeLinecap="round" />
      <g transform="translate(150 60)">
        <path d={rays(36, 30, (index) => (index % 2 ? 38 : 46))} strokeWidth="1.2" />
        <circle r="24" fill="#f6e3b3" stroke="none" />
        <path d="M6-22A23 23 0 1 0 6 22 18 23 0 0 1 6-22z" fill="#d9ad58" stroke="none" opacity=".6" />
      </g>
      <path d="M0 140C80 122 150 146 300 128v40H0z" fill="#171438" stroke="none" />
      <path d="M0 140C80 122 150 146 300 128" opacity=".5" />
    </g>
  );
}

function Seal() {
  return (
    <g transform="translate(150 80)" fill="none" stroke="currentColor">
      <path d={rays(96, 78, (index) => (index % 4 ? 86 : index % 8 ? 106 : 170))} opacity=".32" />
      <circle r="64" fill="var(--card)" strokeWidth="1.4" />
      <circle r="57" strokeWidth=".7" />
      <path d={starPolygonPath(6, 2, 57)} strokeWidth="1.1" />
      <circle r="28" strokeWidth=".8" />
      <path d={starPolygonPath(12, 5, 57)} strokeWidth=".4" opacity=".5" />
      <path d={sparkPath(24, [0, 0], 0.24)} fill="currentColor" stroke="none" />
    </g>
  );
}

function Hexagon() {
  return (
    <g>
      {[0, 1, 2, 3, 4, 5, 6].map((index) => {
        const x = 42 + index * 36;
        const y = 40 + Math.abs(index - 3) * 4.5;
        return (
          <g key={x} fill="none" stroke="currentColor">
            <path d={`M${x} ${y + 12}Q${x} 86 150 100`} opacity=".5" />
            <circle cx={x} cy={y} r="12" fill="var(--card)" strokeWidth="1.2" />
            <path d={sparkPath(6, [x, y], 0.3)} fill="currentColor" stroke="none" />
          </g>
        );
      })}
      <path d="M150 66l36 21v42l-36 21-36-21V87z" fill="currentColor" />
      <path d="M150 72l31 18v36l-31 18-31-18V90z" fill="none" stroke="var(--card)" strokeWidth=".8" opacity=".7" />
      <path d={sparkPath(22, [150, 108], 0.2)} fill="var(--card)" />
    </g>
  );
}

function Cards() {
  return (
    <g>
      {[
        { x: 78, turn: -11 },
        { x: 222, turn: 11 },
        { x: 150, turn: 0 },
      ].map(({ x, turn }) => (
        <g key={x} transform={`translate(${x} ${turn ? 96 : 84}) rotate(${turn})`}>
          <rect x="-40" y="-66" width="82" height="140" rx="7" fill="#2a1030" opacity=".16" />
          <rect x="-41" y="-70" width="82" height="140" rx="7" fill={turn ? '#2a1b4a' : '#fcf6e8'} stroke="#b27f2c" />
          <rect x="-35" y="-64" width="70" height="128" rx="4" fill="none" stroke="#b27f2c" strokeWidth=".8" />
          {turn ? (
            <path d={starPolygonPath(8, 3, 26)} fill="none" stroke="#f0d79b" strokeWidth="1.1" />
          ) : (
            <g>
              <path d={rays(24, 20, (index) => (index % 2 ? 27 : 34))} stroke="#b27f2c" strokeWidth="1.2" />
              <circle r="16" fill="#e2b65b" stroke="#2a2044" />
              <path d="M4-15A16 16 0 1 0 4 15 12 16 0 0 1 4-15z" fill="#2a2044" />
            </g>
          )}
        </g>
      ))}
    </g>
  );
}

function Letter() {
  return (
    <g transform="translate(150 88)">
      <rect x="-84" y="-52" width="172" height="108" rx="5" fill="#2a1c05" opacity=".12" />
      <rect x="-70" y="-76" width="140" height="92" rx="3" fill="#fffdf6" stroke="#d9c49a" />
      <path d="M-54-58h70M-54-46h108M-54-34h96" stroke="#8d7ba0" strokeWidth="1.4" strokeLinecap="round" opacity=".6" />
      <path d="M-86-30v80h172v-80L0 22z" fill="#f6e8c8" stroke="#b27f2c" />
      <path d="M-86 50-14 6M86 50 14 6M-86-30 0 22l86-52" fill="none" stroke="#b27f2c" />
      <circle cy="16" r="17" fill="#962a4e" />
      <circle cy="16" r="12" fill="none" stroke="#f3c6d2" strokeWidth=".9" opacity=".8" />
      <path d="M2 8A8.500 8.500 0 1 0 2 24 7 8.500 0 0 1 2 8z" fill="#f3c6d2" />
    </g>
  );
}

/** Two who talk: the sun of one, the moon of the other, and a thread between them. */
function Talk() {
  return (
    <g transform="translate(150 84)" fill="none" stroke="#b27f2c">
      <path d="M-58 0C-20-44 20 44 58 0" strokeWidth="1.4" strokeDasharray="1 7" strokeLinecap="round" />
      <g transform="translate(-86 0)">
        <path d={rays(24, 34, (index) => (index % 2 ? 40 : 48))} />
        <circle r="28" fill="#f6d98d" />
      </g>
      <g transform="translate(86 0)">
        <circle r="40" strokeWidth=".8" />
        <path d="M8-28A29 29 0 1 0 8 28 22 29 0 0 1 8-28z" fill="#5b41a6" fillOpacity=".2" />
      </g>
      <path d={sparkPath(9, [0, 0], 0.3)} fill="#b27f2c" stroke="none" />
    </g>
  );
}

/** A book bound in night, its leaves at the side. */
function Tome() {
  return (
    <g transform="translate(150 82)" stroke="#b27f2c">
      <rect x="-46" y="-62" width="108" height="136" rx="3" fill="#2a1c05" opacity=".14" stroke="none" />
      <path d="M52-62h8v130h-104l-6-4" fill="#fcf6e8" />
      <path d="M54-62v128M57-62v130" strokeWidth=".7" opacity=".6" />
      <rect x="-52" y="-66" width="104" height="130" rx="3" fill="#1f1a4a" strokeWidth="1.2" />
      <rect x="-45" y="-59" width="90" height="116" fill="none" strokeWidth=".8" />
      <circle r="30" fill="none" stroke="#f0d79b" />
      <circle r="24" fill="none" stroke="#f0d79b" strokeWidth=".7" />
      <path d={rays(12, 24, () => 30)} stroke="#f0d79b" strokeWidth=".8" />
      <path d={sparkPath(14, [0, 0], 0.24)} fill="#f0d79b" stroke="none" />
      <path d="M-18 44h36M-12-46h24" stroke="#f0d79b" strokeWidth="1.6" strokeLinecap="round" />
    </g>
  );
}

/** A sign that rises over the horizon. */
function Rising() {
  return (
    <g transform="translate(150 104)" fill="none" stroke="#b27f2c">
      <path d="M-84 0A84 84 0 0 1 84 0" fill="#5b41a6" fillOpacity=".16" strokeWidth="1.6" />
      <path d="M-62 0A62 62 0 0 1 62 0M-74-16l-24-6M-54-56l-16-18M0-84v-20M54-56l16-18M74-16l24-6" />
      <path d="M-150 0H150" strokeWidth="1.6" />
      <circle cy="-18" r="26" fill="#f6d98d" />
      <path d="M-60 14H60M-34 26H34" opacity=".6" />
    </g>
  );
}

/** A curve of strength over the months. */
function Passages() {
  return (
    <g transform="translate(0 128)" fill="none">
      <path d="M0 0H300M50 0v-6M100 0v-6M150 0v-6M200 0v-6M250 0v-6" stroke="#b27f2c" opacity=".7" />
      <path
        d="M14 0C60 0 74-58 96-58S130 0 176 0z"
        fill="#5b41a6"
        fillOpacity=".2"
        stroke="#5b41a6"
        strokeWidth="1.6"
      />
      <path
        d="M96 0C150 0 168-92 196-92S238 0 292 0z"
        fill="#b27f2c"
        fillOpacity=".2"
        stroke="#b27f2c"
        strokeWidth="1.6"
      />
      <circle cx="96" cy="-58" r="4.500" fill="#5b41a6" />
      <circle cx="196" cy="-92" r="4.500" fill="#b27f2c" />
    </g>
  );
}

const ART: Record<ActivityKind, () => ReactNode> = {
  'natal-chart': Wheel,
  'solar-revolution': SolarReturn,
  horoscope: Passages,
  sign: Rising,
  angel: Seal,
  numerology: Hexagon,
  draw: Cards,
  consultation: Talk,
  book: Tome,
  email: Letter,
};

/** The drawing at the head of a saved result: one per kind. */
export function ActivityArt({ kind }: { kind: ActivityKind }) {
  const Art = ART[kind];
  return (
    <svg viewBox="0 0 300 158" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Art />
    </svg>
  );
}
