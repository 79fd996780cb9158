import { type Point, pathPoint, seededRandom } from '@solelune/ui/geometry';
import { zodiacGlyphs } from '@solelune/ui/icon';
import type { RibbonAnswer } from '../../answers/year.ts';
import { PlacedGlyph } from '../drawings/placed-glyph.tsx';

type Lunation = RibbonAnswer['lunations'][number];

/** A new or full Moon of the year, as an eclipse where it is one. */
export function RibbonMoon({
  lunation,
  at,
  small,
  halo,
}: {
  lunation: Lunation;
  at: Point;
  small: boolean;
  halo: string;
}) {
  const { phase, eclipse, sign } = lunation;
  const radius = (eclipse ? 13 : phase === 'full' ? 11 : 5) * (small ? 0.7 : 1);
  return (
    <g className="year-ribbon__moon" transform={`translate(${at[0]} ${at[1]})`}>
      {(eclipse || phase === 'full') && <circle r={radius * 2.1} fill={halo} />}
      {eclipse === 'sun' && <path className="year-ribbon__corona" d={corona(radius)} />}
      <circle r={radius} data-phase={phase} data-eclipse={eclipse ?? undefined} />
      {!eclipse && phase === 'full' && (
        <path className="year-ribbon__seas" d={SEAS} transform={`scale(${radius / 11})`} />
      )}
      {!small && phase === 'full' && (
        <g className="year-ribbon__moon-sign">
          <PlacedGlyph of={zodiacGlyphs[sign]} at={[0, 32]} size={15} stroke={1.2} />
        </g>
      )}
    </g>
  );
}

const SEAS =
  'M-4.500-5a3 3 0 1 0 .01 0M-1-1.500a2.200 2.200 0 1 0 .01 0M3.500-4a2.600 2.600 0 1 0 .01 0M-3 3a2 2 0 1 0 .01 0M4 2.500a1.600 1.600 0 1 0 .01 0';

function corona(radius: number): string {
  const random = seededRandom(31);
  return Array.from({ length: 34 }, (_, ray) => {
    const angle = (ray * 360) / 34 + random() * 6;
    const reach = radius * (1.25 + random() * random() * 1.1);
    return `M${pathPoint(radius, angle)}L${pathPoint(reach, angle)}`;
  }).join('');
}
