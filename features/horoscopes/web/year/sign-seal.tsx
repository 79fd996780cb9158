import { type SignKey, signFacts } from '@solelune/astrology/engine/signs';
import {
  Constellation,
  constellationFigure,
  GildedEnamel,
  LEAF,
  marksPath,
  NIGHT,
} from '@solelune/astrology/web/zodiac';
import { pathPoint, seededRandom } from '@solelune/ui/geometry';
import { zodiacGlyphs } from '@solelune/ui/icon';
import { useId } from 'react';
import { PlacedGlyph } from '../drawings/placed-glyph.tsx';
import './sign-seal.css';

const WORDS_RADIUS = 190;

interface SignSealProps {
  sign: SignKey;
  /** « deux mille vingt-six » */
  yearWords: string;
  /** The eclipse that the sign has this year, if any. */
  eclipse: { of: 'sun' | 'moon'; day_words: string } | null;
}

/** The medal of a sign's year: its true constellation on the enamel of its element, the year around it, its eclipse if it has one. */
export function SignSeal({ sign, yearWords, eclipse }: SignSealProps) {
  const id = useId();
  const { name, element } = signFacts(sign);
  const figure = constellationFigure(sign, 104);
  // Spaces that stay at the end, where the ring closes.
  const words = `${name}\u00A0✦ l’année ${yearWords}\u00A0✦\u00A0`;
  const label = `Médaille : la constellation du signe, l’étoile ${figure.lead.name}${eclipse ? `, et l’éclipse du ${/* begins with a figure */ eclipse.day_words}` : ''}`;
  return (
    <svg className="sign-seal" viewBox="-220 -220 440 440" role="img" aria-label={label}>
      <GildedEnamel id={id} element={element} wordsRadius={WORDS_RADIUS} />
      <circle r="218" fill={`url(#${id}r)`} />
      <circle r="213" fill={NIGHT} />
      <g fill="none" stroke={LEAF}>
        <circle r="208" strokeWidth=".7" opacity=".7" />
        <path d={marksPath(72, 208, 205)} strokeWidth=".7" opacity=".6" />
      </g>
      <text className="sign-seal__words">
        <textPath href={`#${id}p`} textLength={Math.floor(2 * Math.PI * WORDS_RADIUS)} lengthAdjust="spacing">
          {words.repeat(2)}
        </textPath>
      </text>
      <circle r="172" fill={`url(#${id}r)`} />
      <circle r="168" fill={`url(#${id}e)`} />
      <g fill="none" stroke={LEAF}>
        <circle r="160" strokeWidth=".7" opacity=".7" />
        <path d={marksPath(60, 160, 154, 5, 148)} strokeWidth="1" opacity=".85" />
        <circle r="148" strokeWidth=".6" opacity=".4" />
      </g>
      <g color={LEAF} opacity=".16">
        <PlacedGlyph of={zodiacGlyphs[sign]} at={[0, 0]} size={206} stroke={7} />
      </g>
      <Constellation figure={figure} named />
      {eclipse && (
        <g className="sign-seal__eclipse" data-of={eclipse.of} transform="translate(0 112)">
          {eclipse.of === 'sun' && <path d={CORONA} />}
          <circle r="14" />
          <text y="34">{eclipse.day_words}</text>
        </g>
      )}
    </svg>
  );
}

const CORONA = (() => {
  const random = seededRandom(31);
  return Array.from({ length: 40 }, (_, ray) => {
    const angle = ray * 9 + random() * 5;
    return `M${pathPoint(14, angle)}L${pathPoint(18 + random() * random() * 14, angle)}`;
  }).join('');
})();
