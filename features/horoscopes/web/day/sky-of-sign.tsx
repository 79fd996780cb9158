import { HOUSE_NUMERALS } from '@solelune/french/houses';
import { SIGNS, type Sign } from '@solelune/sky/zodiac';
import { type Point, pointAt } from '@solelune/ui/geometry';
import { planetGlyphs, zodiacGlyphs } from '@solelune/ui/icon';
import type { DayAnswer } from '../../answers/day.ts';
import { PlacedGlyph } from '../drawings/placed-glyph.tsx';
import { apart } from '../drawings/sky-dial.tsx';
import './sky-of-sign.css';

const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;

/** The sky of noon with the houses counted from the reader's sign; the same facts stand in words under it. */
export function SkyOfSign({ reader, bodies }: { reader: Sign; bodies: DayAnswer['bodies'] }) {
  const start = SIGNS.indexOf(reader) * 30;
  const at = (radius: number, lonDeg: number): Point => pointAt(radius, -(90 + lonDeg - start));
  const slice = (outer: number, inner: number, from: number) =>
    `M${at(outer, from)}A${outer} ${outer} 0 0 0 ${at(outer, from + 30)}L${at(inner, from + 30)}A${inner} ${inner} 0 0 1 ${at(inner, from)}Z`;
  const places = apart(
    bodies.map(({ lon_deg }) => lon_deg),
    13,
  );
  return (
    <svg className="sky-of-sign" viewBox="-226 -226 452 452" aria-hidden="true">
      <circle className="sky-of-sign__ground" r="218" />
      {SIGNS.map((sign, index) => (
        <g key={sign} className={`sky-of-sign__${ELEMENTS[index % 4]}`} data-own={sign === reader || undefined}>
          <path className="sky-of-sign__slice" d={slice(208, 170, index * 30)} />
          <path className="sky-of-sign__house" d={slice(170, 74, index * 30)} />
          <PlacedGlyph of={zodiacGlyphs[sign]} at={at(189, index * 30 + 15)} size={25} />
          <text x={at(92, index * 30 + 15)[0]} y={at(92, index * 30 + 15)[1]} dy=".35em">
            {HOUSE_NUMERALS[(index - SIGNS.indexOf(reader) + 12) % 12]}
          </text>
        </g>
      ))}
      {[218, 208, 170, 74].map((radius) => (
        <circle key={radius} r={radius} />
      ))}
      {bodies.map(({ body, lon_deg }, index) => (
        <g key={body} className="sky-of-sign__body">
          <path d={`M${at(170, lon_deg)}L${at(162, lon_deg)}L${at(152, places[index] as number)}`} />
          <PlacedGlyph of={planetGlyphs[body]} at={at(136, places[index] as number)} size={25} />
        </g>
      ))}
      <circle className="sky-of-sign__heart" r="32" />
      <g className="sky-of-sign__own">
        <PlacedGlyph of={zodiacGlyphs[reader]} at={[0, 0]} size={38} />
      </g>
    </svg>
  );
}
