import { sparkPath } from '@solelune/ui/geometry';
import { zodiacGlyphs } from '@solelune/ui/icon';
import { litMoonPath } from '@solelune/ui/moon';
import type { SignFacts } from '../../engine/signs.ts';
import { ENAMELS } from './enamel.ts';
import { PlacedGlyph } from './placed-glyph.tsx';
import { constellationFigure } from './star-map.ts';
import './cradle.css';

const WOOD = '#b98a4e';
/** A soft colour for each element: paint on wood, not enamel. */
const PAINT: Readonly<Record<SignFacts['element'], readonly [string, string]>> = {
  fire: ['#f2a07b', '#fbdcc6'],
  earth: ['#a9c58a', '#e3efd0'],
  air: ['#c3b3ee', '#ece4fb'],
  water: ['#9cc6ea', '#dcecf9'],
};

/** A cradle mobile: the sign on its painted disc, a moon, a sun, a cloud, and the constellation strung like beads. */
export function Cradle({ sign, label }: { sign: SignFacts; label: string }) {
  const [paint, pale] = PAINT[sign.element];
  const { stars, path } = constellationFigure(sign.key, 86);
  return (
    <svg className="zodiac-cradle" viewBox="-300 -300 600 600" role="img" aria-label={label}>
      <path
        d="M-244 292V-12C-244-156-136-268 0-268S244-156 244-12V292Z"
        style={{ '--pale': pale }}
        className="zodiac-cradle__arch"
      />
      <path d="M0-268V-214" className="zodiac-cradle__thread" />
      <path d="M-190-196C-120-224 120-224 190-196" fill="none" stroke={WOOD} strokeWidth="9" strokeLinecap="round" />
      <circle cy="-214" r="10" fill={WOOD} />
      <path d="M-182-198V-70M-130-209V34M0-214V-96M132-209V26M182-198V-74" className="zodiac-cradle__thread" />
      <g transform="translate(-182 -36)">
        <circle r="36" fill="#fbe6ae" />
        <path d={litMoonPath(0.36, false, 36)} fill="#e9b95a" />
      </g>
      <path d={sparkPath(40, [182, -36], 0.4)} fill="#f3c969" />
      <circle cx="182" cy="-36" r="13" fill="#fff4d4" />
      <g transform="translate(140 62)" fill="#fff">
        <path d="M-50 24C-72 24-72-8-48-10-46-40-4-44 4-18 24-30 48-14 42 4 62 4 62 24 44 24Z" />
      </g>
      <g transform="translate(-134 70)">
        <circle r="34" fill={paint} />
        <ellipse rx="56" ry="12" fill="none" stroke={WOOD} strokeWidth="5" transform="rotate(-16)" />
      </g>
      <g>
        <circle r="100" fill={WOOD} />
        <circle r="92" fill={paint} />
        <circle
          r="80"
          fill="none"
          stroke="#fff"
          strokeOpacity=".7"
          strokeWidth="2"
          strokeDasharray="2 9"
          strokeLinecap="round"
        />
        <g color={ENAMELS[sign.element].deep}>
          <PlacedGlyph of={zodiacGlyphs[sign.key]} at={[0, 0]} size={98} stroke={6} />
        </g>
      </g>
      <g transform="translate(0 198)">
        <path d={path} className="zodiac-cradle__string" />
        {stars.map(({ at, radius }, index) => (
          <circle
            key={at.join()}
            cx={at[0]}
            cy={at[1]}
            r={radius + 4}
            fill={['#e9b95a', paint, '#fff'][index % 3]}
            stroke={WOOD}
          />
        ))}
      </g>
    </svg>
  );
}
