import { pathPoint, sparkPath, starPolygonPath } from '@solelune/ui/geometry';
import { planetGlyphs } from '@solelune/ui/icon';
import type { ReactNode } from 'react';
import { signFacts } from '../../engine/signs.ts';
import type { ToolKey } from '../frame/tools.ts';
import { Constellation } from '../zodiac/constellation.tsx';
import { LEAF, PALE } from '../zodiac/enamel.ts';
import { ExamplePair } from '../zodiac/example-pair.tsx';
import { Horizon } from '../zodiac/horizon.tsx';
import { marksPath } from '../zodiac/marks.ts';
import { MoonPlate } from '../zodiac/moon-plate.tsx';
import { PlacedGlyph } from '../zodiac/placed-glyph.tsx';
import { constellationFigure } from '../zodiac/star-map.ts';

/** A wheel with its aspects, as a chart looks from afar. */
function Wheel() {
  const bodies = [12, 48, 96, 141, 200, 233, 287, 330];
  const { sun, moon, mercury, venus, mars, jupiter, saturn, uranus } = planetGlyphs;
  const glyphs = [sun, moon, mercury, venus, mars, jupiter, saturn, uranus];
  return (
    <svg viewBox="-300 -300 600 600" aria-hidden="true">
      <g fill="none" stroke={LEAF}>
        <circle r="288" strokeWidth="2" />
        <circle r="240" />
        <circle r="130" opacity=".7" />
        <path d={marksPath(12, 288, 240)} />
        <path d={marksPath(12, 240, 130)} opacity=".35" />
        <path d={marksPath(72, 240, 232, 6, 226)} opacity=".8" />
        <path
          d={bodies.map((deg, i) => `M${pathPoint(130, deg)}L${pathPoint(130, bodies[(i + 3) % 8] ?? 0)}`).join('')}
          opacity=".7"
        />
      </g>
      {bodies.map((deg, index) => {
        const [x = 0, y = 0] = pathPoint(184, deg).split(' ').map(Number);
        return (
          <g key={deg} color={PALE}>
            <PlacedGlyph of={glyphs[index] ?? sun} at={[x, y]} size={44} stroke={3} />
          </g>
        );
      })}
      <path d={sparkPath(54, [0, 0], 0.18)} fill={PALE} />
    </svg>
  );
}

/** The Sun back at its place, on the orbit of a year. */
function Return() {
  return (
    <svg viewBox="-300 -300 600 600" aria-hidden="true">
      <g fill="none" stroke={LEAF}>
        <ellipse rx="280" ry="150" strokeDasharray="2 9" strokeLinecap="round" strokeWidth="2" />
        <path d={marksPath(36, 120, 104, 3, 132)} strokeWidth="2" />
        <circle r="96" />
        <path d={starPolygonPath(12, 5, 92)} opacity=".6" />
      </g>
      <circle r="62" fill="#f6d98d" />
      <circle r="10" fill="#7a5413" />
      <circle cx="-198" cy="106" r="22" fill="#7fa7d8" stroke={PALE} />
      <path d="M-152 136A280 150 0 0 0 160 124M138 108l24 15-20 18" fill="none" stroke={PALE} strokeWidth="3" />
    </svg>
  );
}

/** A birth within, and a sky that turns around it. */
function Passing() {
  const { sun, jupiter, saturn, venus } = planetGlyphs;
  const around = [
    [venus, 40],
    [jupiter, 128],
    [saturn, 222],
    [sun, 318],
  ] as const;
  return (
    <svg viewBox="-300 -300 600 600" aria-hidden="true">
      <g fill="none" stroke={LEAF}>
        <circle r="288" strokeWidth="2" />
        <circle r="196" />
        <circle r="112" opacity=".7" />
        <path d={marksPath(12, 196, 112)} opacity=".4" />
        <path d={marksPath(72, 288, 280, 6, 274)} opacity=".8" />
        <path
          d={around.map(([, deg]) => `M${pathPoint(112, deg)}L${pathPoint(112, deg + 152)}`).join('')}
          opacity=".7"
        />
        <path d="M-150-206A255 255 0 0 1 150-206M128-230l24 24-32 12" stroke={PALE} strokeWidth="3" />
      </g>
      {around.map(([glyph, deg]) => {
        const [x = 0, y = 0] = pathPoint(242, deg).split(' ').map(Number);
        return (
          <g key={deg} color={PALE}>
            <PlacedGlyph of={glyph} at={[x, y]} size={46} stroke={3} />
          </g>
        );
      })}
      <path d={sparkPath(46, [0, 0], 0.18)} fill={PALE} />
    </svg>
  );
}

/** A dome of stars over a place. */
function Dome() {
  return (
    <svg viewBox="-300 -300 600 600" aria-hidden="true">
      <g fill="none" stroke={LEAF}>
        <path d="M-270 120A270 270 0 0 1 270 120" strokeWidth="2" />
        <path d="M-270 120A270 90 0 0 0 270 120A270 90 0 0 0-270 120" opacity=".7" />
        <path d="M0-150V120M-190-72Q0 60 190-72" opacity=".4" />
      </g>
      <g transform="translate(0 -20) scale(.9)">
        <Constellation figure={constellationFigure('sagittarius', 150)} scale={1.3} />
      </g>
      <path d="M-6 128h12v-16l10-2-16-18-16 18 10 2z" fill={PALE} />
    </svg>
  );
}

const PICTURES: Partial<Record<ToolKey, () => ReactNode>> = {
  natalChart: Wheel,
  ascendant: () => <Horizon label="" ascendantDeg={135} sunDeg={96} lit="east" />,
  moonSign: () => <MoonPlate label="" sign={signFacts('cancer')} phase={{ lit: 0.7, waxing: true }} />,
  descendant: () => <Horizon label="" ascendantDeg={15} sunDeg={222} lit="west" />,
  transits: Passing,
  solarRevolution: Return,
  skyMap: Dome,
  compatibility: () => <ExamplePair tool="compatibility" label="" />,
  loveCompatibility: () => <ExamplePair tool="loveCompatibility" label="" />,
  moonCompatibility: () => <ExamplePair tool="moonCompatibility" label="" />,
};

/** The drawing at the head of a tool's card: the tool's own picture, seen from close. */
export function Cover({ tool }: { tool: ToolKey }) {
  const Picture = PICTURES[tool];
  return (
    <span className="tool-cover" data-tool={tool} aria-hidden="true">
      {Picture && <Picture />}
    </span>
  );
}
