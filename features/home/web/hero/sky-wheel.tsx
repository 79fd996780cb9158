import { pointAt } from '@solelune/ui/geometry';
import { type ZodiacSign, zodiacGlyphs } from '@solelune/ui/icon';
import type { ReactNode } from 'react';
import type { WheelSky } from '../../contract.ts';
import { glyphAt } from './glyph-place.ts';
import { WheelAspects } from './wheel-aspects.tsx';
import { WheelAxes } from './wheel-axes.tsx';
import { WheelBodies } from './wheel-bodies.tsx';
import { RING, radiiOf, WHEEL_LOOKS, type WheelLook } from './wheel-look.ts';
import './sky-wheel.css';

const SIGNS = Object.keys(zodiacGlyphs) as ZodiacSign[];
const ELEMENTS = ['fire', 'earth', 'air', 'water'];

export interface SkyWheelProps {
  sky: WheelSky;
  look: keyof typeof WHEEL_LOOKS;
  className?: string;
  /** What stands in the middle, drawn around the origin. */
  children?: ReactNode;
}

/**
 * The zodiac as it stands over the horizon: the ascendant at the left, signs against the clock. It is a picture; the words that
 * say the same stand beside it.
 */
export function SkyWheel({ sky, look, className, children }: SkyWheelProps) {
  const measures = WHEEL_LOOKS[look];
  const radii = radiiOf(measures);
  const turnOf = (lonDeg: number) => sky.ascendantDeg - lonDeg - 90;
  const parts = { sky, look: measures, radii, turnOf };
  return (
    <svg className={`sky-wheel ${className ?? ''}`} viewBox="-380 -380 760 760" aria-hidden="true">
      <circle className="sky-wheel__ground" r={measures.rim} />
      <Zodiac look={measures} ascendantDeg={sky.ascendantDeg} />
      {SIGNS.map((sign, index) => (
        <path
          key={sign}
          d={zodiacGlyphs[sign].d}
          strokeWidth="1.3"
          transform={glyphAt(pointAt(radii.signs, turnOf(index * 30 + 15)), measures.signSize)}
        />
      ))}
      <WheelAxes {...parts} />
      <WheelAspects {...parts} />
      {children}
      <WheelBodies {...parts} />
    </svg>
  );
}

/**
 * Rings, ticks and tinted signs are dashes along circles whose length is said to be 360: one element draws them all. The frame is
 * flipped and turned so that a dash starts at its longitude.
 */
function Zodiac({ look, ascendantDeg }: { look: WheelLook; ascendantDeg: number }) {
  const { rim, band, stroke, fine, core } = look;
  const { inner, signs } = radiiOf(look);
  const dashes = (radius: number, width: number, every: number, thickness: number) => (
    <circle
      r={radius}
      pathLength="360"
      strokeWidth={width}
      strokeDasharray={`${thickness} ${every - thickness}`}
      strokeDashoffset={thickness / 2}
    />
  );
  return (
    <g transform={`rotate(${Math.round((ascendantDeg - 180) * 100) / 100}) scale(1 -1)`}>
      {ELEMENTS.map((element, index) => (
        <circle
          key={element}
          className={`sky-wheel__sign sky-wheel__sign--${element}`}
          r={signs}
          pathLength="360"
          strokeWidth={band}
          strokeDasharray="30 90"
          strokeDashoffset={-30 * index}
        />
      ))}
      <g opacity=".65">
        {fine && dashes(rim - 3, 6, 1, 0.13)}
        {dashes(rim - 5, 10, 5, fine ? 0.13 : 0.2)}
        {dashes(rim - RING / 2, RING, 10, fine ? 0.13 : 0.2)}
      </g>
      {dashes(signs, band, 30, 0.2)}
      <circle r={rim} strokeWidth={stroke} opacity=".9" />
      <circle r={rim - RING} strokeWidth=".8" opacity=".7" />
      <circle r={inner} strokeWidth={stroke} opacity=".9" />
      <circle r={core} opacity=".7" />
      {fine && (
        <>
          <circle r={rim + 8} strokeWidth=".7" opacity=".4" />
          <circle r={rim + 20} strokeWidth=".7" opacity=".35" strokeDasharray="1 7" />
          <circle r={inner - 5} strokeWidth=".6" opacity=".35" />
        </>
      )}
    </g>
  );
}
