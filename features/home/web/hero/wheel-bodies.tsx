import { pathPoint, pointAt } from '@solelune/ui/geometry';
import { planetGlyphs } from '@solelune/ui/icon';
import { glyphAt } from './glyph-place.ts';
import { spreadBodies } from './spread-bodies.ts';
import { bodyGapDeg } from './wheel-look.ts';
import type { WheelParts } from './wheel-parts.ts';

/** The bodies, moved apart where they crowd, each tied by a line to its true place; an R says that it goes backwards. */
export function WheelBodies({ sky, look, radii, turnOf }: WheelParts) {
  const places = spreadBodies(
    sky.bodies.map(({ lonDeg }) => lonDeg),
    bodyGapDeg(look),
  );
  const leaders = sky.bodies.map(({ lonDeg }, index) => {
    const ends = [
      pathPoint(radii.inner, turnOf(lonDeg)),
      pathPoint(radii.inner - 9, turnOf(lonDeg)),
      pathPoint(radii.bodies + look.bodySize * 0.66, turnOf(places[index] as number)),
    ];
    return `M${ends.join('L')}`;
  });
  return (
    <>
      <path className="sky-wheel__leaders" d={leaders.join('')} />
      {sky.bodies.map(({ body, lonDeg, retrograde }, index) => {
        const turn = turnOf(places[index] as number);
        const at = pointAt(radii.bodies, turn);
        const [labelX, labelY] = pointAt(radii.labels, turn);
        const [footX, footY] = pointAt(look.core, turnOf(lonDeg));
        const glyph: { d: string; fill?: string } = planetGlyphs[body];
        return (
          <g key={body} className={`sky-wheel__body sky-wheel__body--${body}`}>
            <circle className="sky-wheel__foot" cx={footX} cy={footY} r="2.6" />
            {body === 'sun' && <circle className="sky-wheel__glow" cx={at[0]} cy={at[1]} r={look.bodySize * 0.74} />}
            <g transform={glyphAt(at, look.bodySize)} strokeWidth="1.7">
              <path d={glyph.d} />
              {glyph.fill && <path d={glyph.fill} className="sky-wheel__full" />}
            </g>
            {look.fine && (
              <text className="sky-wheel__degree" x={labelX} y={labelY} dy=".35em" textAnchor="middle">
                {`${Math.floor(lonDeg % 30)}°${retrograde ? '\u202FR' : ''}`}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
