import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import { zodiacGlyphs } from '@solelune/ui/icon';
import { useId } from 'react';
import type { SignFacts } from '../../engine/signs.ts';
import { ELEMENT_NAMES, MODALITY_NAMES, ofSign } from '../../words/signs.ts';
import { Constellation } from './constellation.tsx';
import { LEAF, NIGHT } from './enamel.ts';
import { GildedEnamel } from './gilded-enamel.tsx';
import { marksPath } from './marks.ts';
import { PlacedGlyph } from './placed-glyph.tsx';
import { constellationFigure } from './star-map.ts';
import './sign-plate.css';

const WORDS_RADIUS = 252;
/** Room left at the foot for the medal of the sign. */
const FOOT = 62;
const WORDS_LENGTH = Math.round(2 * Math.PI * WORDS_RADIUS - 2 * FOOT);

/** The great plate of a sign: its true constellation on the enamel of its element, thirty degrees around it, its own words on the rim. */
export function SignPlate({ sign, className = '' }: { sign: SignFacts; className?: string }) {
  const id = useId();
  const ruler = POINT_NOUNS[sign.traditional_ruler].name;
  const words = `${sign.name} ✦ ${ELEMENT_NAMES[sign.element]} ✦ ${MODALITY_NAMES[sign.modality]} ✦ ${ruler} ✦ ${sign.name}`;
  const figure = constellationFigure(sign.key, 158);
  return (
    <svg
      className={`zodiac-plate ${className}`}
      viewBox="-300 -300 600 600"
      role="img"
      aria-label={`La constellation ${ofSign(sign.key)} sur une plaque d’émail, avec l’étoile ${figure.lead.name}`}
    >
      <GildedEnamel id={id} element={sign.element} wordsRadius={WORDS_RADIUS} />
      <circle r="292" fill={`url(#${id}r)`} />
      <circle r="286" fill={NIGHT} />
      <g fill="none" stroke={LEAF}>
        <circle r="279" strokeWidth=".8" opacity=".7" />
        <path d={marksPath(90, 279, 275)} strokeWidth=".8" opacity=".6" />
      </g>
      <text className="zodiac-plate__words">
        <textPath href={`#${id}p`} startOffset={FOOT} textLength={WORDS_LENGTH} lengthAdjust="spacing">
          {words}
        </textPath>
      </text>
      <circle r="238" fill={`url(#${id}r)`} />
      <circle r="234" fill={`url(#${id}e)`} />
      <g fill="none" stroke={LEAF}>
        <circle r="224" strokeWidth=".7" opacity=".7" />
        <path d={marksPath(30, 224, 215, 10, 204)} strokeWidth="1.2" opacity=".9" />
        <path d={marksPath(3, 204, 40)} strokeWidth=".6" strokeDasharray="1 6" strokeLinecap="round" opacity=".7" />
        <circle r="204" strokeWidth=".6" opacity=".4" />
      </g>
      <g color={LEAF} opacity=".16">
        <PlacedGlyph of={zodiacGlyphs[sign.key]} at={[0, 0]} size={300} stroke={9} />
      </g>
      <Constellation figure={figure} scale={1.25} named />
      <g color="#5d3d0b">
        <circle cy="252" r="42" fill={`url(#${id}r)`} />
        <circle cy="252" r="37" fill="none" stroke="#8a5f17" strokeWidth=".8" />
        <PlacedGlyph of={zodiacGlyphs[sign.key]} at={[0, 252]} size={42} stroke={2.6} />
      </g>
    </svg>
  );
}
