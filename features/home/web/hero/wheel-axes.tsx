import { pathPoint, pointAt } from '@solelune/ui/geometry';
import { apartDeg, spreadBodies } from './spread-bodies.ts';
import { bodyGapDeg, RING } from './wheel-look.ts';
import type { WheelParts } from './wheel-parts.ts';

/** Horizon and meridian, and the cusps of the houses between them. An axis opens where a body stands on it. */
export function WheelAxes({ sky, look, radii, turnOf }: WheelParts) {
  const gap = bodyGapDeg(look);
  const taken = spreadBodies(
    sky.bodies.map(({ lonDeg }) => lonDeg),
    gap,
  );
  const isFree = (lonDeg: number) => taken.every((place) => apartDeg(place, lonDeg) > gap * 0.5);
  const line = (lonDeg: number, from: number, to: number) =>
    `M${pathPoint(from, turnOf(lonDeg))}L${pathPoint(to, turnOf(lonDeg))}`;
  // What stays free below a body: its label where it has one, else its glyph.
  const below = look.fine ? radii.labels - look.bodySize * 0.5 : radii.bodies - look.bodySize * 0.7;
  const through = (lonDeg: number) => {
    if (isFree(lonDeg)) return line(lonDeg, look.core, radii.inner);
    return below > look.core ? line(lonDeg, look.core, below) : '';
  };
  const outer = look.fine ? look.rim + 20 : look.rim;
  const axis = (lonDeg: number) => through(lonDeg) + line(lonDeg, look.rim - RING, outer);
  const { ascendantDeg, midheavenDeg } = sky;
  const cusps = sky.cuspsDeg.filter((_, index) => index % 3 !== 0);
  return (
    <>
      <path className="sky-wheel__cusps" d={cusps.map(through).join('')} />
      <path className="sky-wheel__axis" d={axis(ascendantDeg) + axis(midheavenDeg)} strokeWidth="1.6" />
      <path
        className="sky-wheel__axis"
        d={axis(ascendantDeg + 180) + axis(midheavenDeg + 180)}
        strokeWidth="1"
        opacity=".5"
      />
      {look.fine && (
        <>
          <AngleName at={pointAt(look.rim + 31, turnOf(ascendantDeg))} name="AS" />
          <AngleName at={pointAt(look.rim + 31, turnOf(midheavenDeg))} name="MC" />
        </>
      )}
    </>
  );
}

function AngleName({ at: [x, y], name }: { at: readonly [number, number]; name: string }) {
  return (
    <text
      className="sky-wheel__angle"
      x={x}
      y={y}
      dy=".35em"
      textAnchor={x < -200 ? 'end' : x > 200 ? 'start' : 'middle'}
    >
      {name}
    </text>
  );
}
