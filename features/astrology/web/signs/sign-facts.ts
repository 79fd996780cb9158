import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import { aspectGlyphs, calendarGlyph, type Glyph, planetGlyphs, universeGlyphs } from '@solelune/ui/icon';
import { type SignFacts, signFacts } from '../../engine/signs.ts';
import { datesWords, ELEMENT_NAMES, MODALITY_NAMES, POLARITY_NAMES } from '../../words/signs.ts';
import type { Fact } from '../frame/facts.tsx';

/** The four elements as alchemists draw them: fire points up, water down, air and earth are crossed. */
const ELEMENT_GLYPHS: Readonly<Record<SignFacts['element'], Glyph>> = {
  fire: { box: 24, d: 'M12 3.500 22 20.500H2z' },
  water: { box: 24, d: 'M12 20.500 2 3.500h20z' },
  air: { box: 24, d: 'M12 3.500 22 20.500H2zM5.800 14h12.400' },
  earth: { box: 24, d: 'M12 20.500 2 3.500h20zM5.800 10h12.400' },
};
const MODE_NOTES: Readonly<Record<SignFacts['modality'], string>> = {
  cardinal: 'ouvre une saison',
  fixed: 'tient le cœur d’une saison',
  mutable: 'passe d’une saison à l’autre',
};

const glyphOf = (body: SignFacts['traditional_ruler']): Glyph =>
  body in planetGlyphs ? planetGlyphs[body as keyof typeof planetGlyphs] : universeGlyphs.astrology;

/** What tradition says of a sign, as the line of facts prints it. */
export function factsOfSign(sign: SignFacts): Fact[] {
  const { traditional_ruler: old, modern_ruler: modern } = sign;
  return [
    { glyph: calendarGlyph, name: 'Dates', value: datesWords(sign), note: 'à un jour près' },
    {
      glyph: ELEMENT_GLYPHS[sign.element],
      name: 'Élément',
      value: ELEMENT_NAMES[sign.element],
      note: `polarité ${POLARITY_NAMES[sign.polarity].toLowerCase()}`,
    },
    {
      glyph: universeGlyphs.astrology,
      name: 'Mode',
      value: MODALITY_NAMES[sign.modality],
      note: MODE_NOTES[sign.modality],
    },
    {
      glyph: glyphOf(old),
      name: 'Maître',
      value: POINT_NOUNS[old].name,
      note: modern === old ? 'chez les anciens et les modernes' : `${POINT_NOUNS[modern].name} pour les modernes`,
    },
    {
      glyph: aspectGlyphs.opposition,
      name: 'En face',
      value: signFacts(sign.opposite).name,
      note: 'son signe opposé',
    },
  ];
}
