import { SIGNS, type Sign } from '@solelune/sky/zodiac';
import { type Point, pointAt } from '@solelune/ui/geometry';
import { type Planet, planetGlyphs, zodiacGlyphs } from '@solelune/ui/icon';
import type { WitnessAnswer } from '../../answers/day.ts';
import { PlacedGlyph } from './placed-glyph.tsx';
import './sky-dial.css';

const R = 62;
const ON = 42;
const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;

/** Bodies that stand together are drawn a little apart: no glyph covers another. */
export function apart(longitudes: readonly number[], gapDeg: number): number[] {
  const order = [...longitudes.keys()].sort((a, b) => (longitudes[a] as number) - (longitudes[b] as number));
  const placed = [...longitudes];
  for (let round = 0; round < 60; round++) {
    let moved = false;
    order.forEach((index, rank) => {
      const next = order[(rank + 1) % order.length] as number;
      if (next === index) return;
      const turn = rank + 1 === order.length ? 360 : 0;
      const lacking = gapDeg - ((placed[next] as number) + turn - (placed[index] as number));
      if (lacking <= 0.01) return;
      placed[index] = (placed[index] as number) - lacking / 2;
      placed[next] = (placed[next] as number) + lacking / 2;
      moved = true;
    });
    if (!moved) break;
  }
  return placed;
}

/** A piece of the sky on the zodiac, the reader's sign at the left; what it shows stands in words beside it. */
export function SkyDial({
  reader,
  witness,
  size = 112,
}: {
  reader: Sign;
  witness: Pick<WitnessAnswer, 'bodies' | 'aspect'>;
  size?: number;
}) {
  const start = SIGNS.indexOf(reader) * 30;
  const at = (radius: number, lonDeg: number): Point => pointAt(radius, -(90 + lonDeg - start));
  const slice = (from: number) => {
    const [a, b, c, d] = [at(R, from), at(R, from + 30), at(R - 10, from + 30), at(R - 10, from)];
    return `M${a}A${R} ${R} 0 0 0 ${b}L${c}A${R - 10} ${R - 10} 0 0 1 ${d}Z`;
  };
  const places = apart(
    witness.bodies.map(({ lon_deg }) => lon_deg),
    34,
  );
  const [one, other] = places;
  return (
    <svg
      className="sky-dial"
      data-aspect={witness.aspect ?? undefined}
      viewBox="-66 -66 132 132"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <circle r="65" className="sky-dial__ground" />
      {SIGNS.map((sign, index) => (
        <path
          key={sign}
          d={slice(index * 30)}
          className={`sky-dial__slice sky-dial__slice--${ELEMENTS[index % 4]}`}
          data-own={sign === reader || undefined}
        />
      ))}
      <circle r={R} />
      <circle r={R - 10} />
      <g className="sky-dial__sign">
        <PlacedGlyph of={zodiacGlyphs[reader]} at={[0, 0]} size={22} />
      </g>
      {one !== undefined && other !== undefined && witness.aspect && (
        <path className="sky-dial__line" d={`M${at(ON, one)}L${at(ON, other)}`} />
      )}
      {witness.bodies.map(({ body, lon_deg }, index) => {
        const centre = at(ON, places[index] as number);
        return (
          <g key={body}>
            <path className="sky-dial__lead" d={`M${at(R - 10, lon_deg)}L${centre}`} />
            <circle className="sky-dial__body" cx={centre[0]} cy={centre[1]} r="11.5" />
            <g className="sky-dial__glyph">
              <PlacedGlyph of={planetGlyphs[body as Planet]} at={centre} size={16} />
            </g>
          </g>
        );
      })}
    </svg>
  );
}
