import { pointAt } from '@solelune/ui/geometry';
import { zodiacGlyphs } from '@solelune/ui/icon';
import { litMoonPath } from '@solelune/ui/moon';
import { useId } from 'react';
import type { SignFacts } from '../../engine/signs.ts';
import { Constellation } from './constellation.tsx';
import { marksPath } from './marks.ts';
import { PlacedGlyph } from './placed-glyph.tsx';
import { constellationFigure } from './star-map.ts';
import './moon-plate.css';

const SILVER = '#cfd3ea';
/** Eight moons around the plate, clockwise from the new one; the foot is left to the sign. */
const PHASES = Array.from({ length: 8 }, (_, index) => ({
  angle: index * 45 + 22.5,
  lit: (1 - Math.cos((index * Math.PI) / 4)) / 2,
  waxing: index < 4,
}));

interface MoonPlateProps {
  /** None where the hour leaves several: the disc is bare. */
  sign: SignFacts | undefined;
  label: string;
  /** The true phase; without it the disc is full. */
  phase?: { lit: number; waxing: boolean };
}

/** A Moon that wears the constellation of its sign, in a ring of silver with its eight phases. */
export function MoonPlate({ sign, label, phase = { lit: 1, waxing: true } }: MoonPlateProps) {
  const id = useId();
  return (
    <svg className="zodiac-moon" viewBox="-300 -300 600 600" role="img" aria-label={label}>
      <defs>
        <radialGradient id={`${id}m`} cx=".38" cy=".34" r=".8">
          <stop stopColor="#fffdf6" />
          <stop offset=".6" stopColor="#eee6d0" />
          <stop offset="1" stopColor="#b9ad9c" />
        </radialGradient>
        <radialGradient id={`${id}g`}>
          <stop offset=".55" stopColor="#dfe4ff" stopOpacity=".4" />
          <stop offset="1" stopColor="#dfe4ff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle r="298" fill={`url(#${id}g)`} />
      <circle r="262" fill="#10183c" stroke={SILVER} strokeWidth="1.6" />
      <g fill="none" stroke={SILVER}>
        <circle r="204" strokeWidth=".8" opacity=".7" />
        <path d={marksPath(28, 262, 252)} strokeWidth="1" opacity=".8" />
        <path d={marksPath(112, 204, 200)} strokeWidth=".7" opacity=".6" />
      </g>
      {PHASES.map(({ angle, lit, waxing }) => {
        const [x, y] = pointAt(229, angle);
        return (
          <g key={angle} transform={`translate(${x} ${y})`}>
            <circle r="16" fill="#252c5c" stroke={SILVER} strokeWidth=".7" strokeOpacity=".6" />
            {lit > 0.01 && <path d={litMoonPath(lit, waxing, 16)} fill="#f3ead2" />}
          </g>
        );
      })}
      <circle r="188" fill="#232a58" />
      <path d={litMoonPath(phase.lit, phase.waxing, 188)} fill={`url(#${id}m)`} />
      <g className="zodiac-moon__seas">
        <ellipse cx="52" cy="-78" rx="48" ry="38" />
        <ellipse cx="96" cy="-22" rx="42" ry="48" />
        <ellipse cx="-60" cy="-76" rx="66" ry="54" />
        <ellipse cx="-80" cy="12" rx="56" ry="62" />
        <ellipse cx="-18" cy="80" rx="42" ry="30" />
        <ellipse cx="118" cy="40" rx="30" ry="38" />
      </g>
      {sign && (
        <>
          <g className="zodiac-moon__figure" data-dark={phase.lit < 0.5 || undefined}>
            <Constellation figure={constellationFigure(sign.key, 132)} scale={1.05} />
          </g>
          <g color="#10183c">
            <circle cy="188" r="40" fill="#e9ecf8" stroke="#8f97bf" strokeWidth="1.4" />
            <PlacedGlyph of={zodiacGlyphs[sign.key]} at={[0, 188]} size={42} stroke={2.6} />
          </g>
        </>
      )}
    </svg>
  );
}
