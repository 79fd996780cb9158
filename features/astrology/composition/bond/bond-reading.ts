/** The reading of a bond: its portrait first, then what carries, what rubs, each in the other's houses, the bond itself, and what to do with it. */
import type { Corpus } from '@solelune/corpus';
import { au } from '@solelune/french/elision';
import { capitalised } from '@solelune/french/sentence';
import { frenchTypography } from '@solelune/french/typography';
import type { BondReading } from '../../answers/synastry.ts';
import type { Side } from '../../words/bond-voice.ts';
import { adviceParts } from './bond-advice.ts';
import { aspectParts, generationParts } from './bond-aspects.ts';
import { compositeParts } from './bond-composite.ts';
import { type Bond, tellingOf } from './bond-given.ts';
import { houseParts } from './bond-houses.ts';
import { leadOf, portraitParts } from './bond-portrait.ts';

export function bondReading(corpus: Corpus, bond: Bond, names: Readonly<Record<Side, string>>): BondReading {
  const telling = tellingOf(corpus, bond, names);
  const { voice } = telling;
  const chapters = [
    { key: 'portrait', title: 'Le portrait du lien', parts: portraitParts(telling) },
    { key: 'carries', title: 'Ce qui vous porte', parts: aspectParts(telling, 'carries') },
    { key: 'rubs', title: 'Ce qui frotte', parts: aspectParts(telling, 'rubs') },
    {
      key: 'houses-one',
      title: voice.isNamed
        ? `Ce ${/* begins with « qu » */ voice.that('one')} apporte ${au(voice.who('other'))}`
        : 'Ce que vous apportez à l’autre',
      parts: houseParts(telling, 'one'),
    },
    {
      key: 'houses-other',
      title: voice.isNamed
        ? `Ce ${/* begins with « qu » */ voice.that('other')} apporte ${au(voice.who('one'))}`
        : 'Ce que l’autre vous apporte',
      parts: houseParts(telling, 'other'),
    },
    { key: 'composite', title: 'Le lien, comme une personne', parts: compositeParts(telling) },
    { key: 'generations', title: 'Vos deux époques', parts: generationParts(telling) },
    { key: 'advice', title: 'Ce que l’on peut en faire', parts: adviceParts(telling) },
  ];
  return {
    lead: frenchTypography(capitalised(leadOf(telling))),
    chapters: chapters.filter(({ parts }) => parts.length > 0),
  };
}
