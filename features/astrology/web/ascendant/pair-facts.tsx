import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { clockGlyph, planetGlyphs } from '@solelune/ui/icon';
import { type SignFacts, type SignKey, signFacts } from '../../engine/signs.ts';
import { OF_ELEMENT } from '../../words/signs.ts';
import { addresses } from '../addresses.ts';
import { oppositeSign, possibleFact } from '../frame/doubt.ts';
import type { Fact } from '../frame/facts.tsx';
import { RISING, SETTING } from '../frame/tools.ts';
import { momentOfDay } from './birth-hour.ts';

/** What a sign and its ascendant are to each other. */
export function factsOfPair(sign: SignFacts, ascendant: SignFacts): Fact[] {
  const moment = momentOfDay(sign.key, ascendant.key);
  const ruler = ascendant.traditional_ruler;
  const facing = signFacts(ascendant.opposite);
  return [
    {
      glyph: planetGlyphs.sun,
      name: 'Soleil',
      value: <Link to={urlOf(addresses.sign, { sign: sign.slug })}>{sign.name}</Link>,
      note: `signe ${OF_ELEMENT[sign.element]}`,
    },
    {
      glyph: RISING,
      name: 'Ascendant',
      value: <Link to={urlOf(addresses.sign, { sign: ascendant.slug })}>{ascendant.name}</Link>,
      note: `signe ${OF_ELEMENT[ascendant.element]}`,
    },
    {
      glyph: planetGlyphs[ruler as 'sun'],
      name: 'Maître de l’ascendant',
      value: POINT_NOUNS[ruler].name,
      note: 'sa place dans le thème compte',
    },
    { glyph: SETTING, name: 'Descendant', value: facing.name, note: 'ce qui vous attire, en face' },
    { glyph: clockGlyph, name: 'Naissance', value: moment.words, note: moment.note },
  ];
}

/** The same of a birth whose hour is not known: the signs that were possible. */
export const factsOfPossible = (suns: readonly SignKey[], rising: readonly SignKey[]): Fact[] => [
  { glyph: planetGlyphs.sun, name: 'Soleil', ...possibleFact(suns) },
  { glyph: RISING, name: 'Ascendant', ...possibleFact(rising) },
  { glyph: SETTING, name: 'Descendant', ...possibleFact(rising.map(oppositeSign)) },
];
