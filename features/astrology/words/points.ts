/** The bodies and angles of a chart in French. */
import { type Noun, ofThe, pronounOf, the, toThe } from '@solelune/french/nouns';
import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import type { AspectPoint } from '@solelune/sky';

interface PointWords {
  name: string;
  /** « le Soleil », « Mercure » */
  the: string;
  /** « au Soleil », « à Mercure » */
  to: string;
  /** « du Soleil », « de Mercure » */
  of: string;
  /** « chez lui », « chez elle » */
  atHome: string;
  feminine: boolean;
}

const wordsOf = (noun: Noun): PointWords => ({
  name: noun.name,
  the: the(noun),
  to: toThe(noun),
  of: ofThe(noun),
  atHome: `chez ${pronounOf(noun)}`,
  feminine: noun.gender === 'f',
});

export const POINT_WORDS = Object.fromEntries(
  Object.entries(POINT_NOUNS).map(([point, noun]) => [point, wordsOf(noun)]),
) as Record<AspectPoint, PointWords>;
