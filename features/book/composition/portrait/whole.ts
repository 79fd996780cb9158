/** What opens the portrait and what closes it: the sky taken together. */

import { natalReadingOf } from '@solelune/astrology/api';
import { signFacts } from '@solelune/astrology/engine';
import { ELEMENT_NAMES, MODALITY_NAMES } from '@solelune/astrology/words/signs';
import { fragmentOf, sectionOf } from '@solelune/corpus';
import { joined } from '@solelune/french/lists';
import type { Element } from '@solelune/sky';
import { chapterKind, closingKind } from '../../corpus.ts';
import { bars, inkWheel } from '../../drawings/plates.ts';
import { BIRTH_WHEEL_ALT } from '../alts.ts';
import type { BookGiven } from '../given.ts';
import { type Chapter, drawing, facts, lead, ornament, type Piece, prose, section, title, told } from '../pieces.ts';
import { pagesIn } from './pages-in.ts';
import { wheelSky } from './wheel-sky.ts';

type Reading = ReturnType<typeof natalReadingOf>;

export function wholeChapters(given: BookGiven): { opening: Chapter; balance: Chapter; closing: Chapter } {
  const reading = natalReadingOf(given.corpus, given.cast);
  return {
    opening: openingChapter(given, reading),
    balance: balanceChapter(given, reading),
    closing: closingChapter(given, reading),
  };
}

/** Each paragraph by itself, so that a chapter may end between two. */
const byParagraph = (firstRank: number, pieces: readonly Piece[]) =>
  pieces.map((piece, index) => section(firstRank + index, piece));

function openingChapter(given: BookGiven, { parts, lead: balance }: Reading): Chapter {
  const portrait = parts.find(({ key }) => key === 'portrait');
  const dominant = parts.find(({ kind }) => kind === 'dominant');
  return {
    key: 'portrait',
    head: 'Le portrait',
    pages: pagesIn(given).portrait,
    sections: [
      section(
        0,
        title(
          'Qui vous êtes dans le ciel',
          given.cast.timeKnown ? 'le portrait, d’un seul regard' : 'ce qui tient à toute heure de ce jour',
        ),
        drawing(inkWheel(wheelSky(given)), BIRTH_WHEEL_ALT, 9, 22),
        lead(fragmentOf(given.corpus, chapterKind, 'portrait')),
      ),
      ...(given.cast.timeKnown
        ? []
        : [told(0, 'Sans heure de naissance', sectionOf(given.corpus, closingKind, 'colophon', 'sans-heure').html)]),
      ...byParagraph(1, prose(portrait ? portrait.html : `<p>${balance}</p>`, { cap: true })),
      ...(dominant ? [told(10, dominant.title, dominant.html)] : []),
    ],
  };
}

const ELEMENT_COLORS: Record<Element, string> = { fire: '#c0542f', earth: '#5d7f3f', air: '#b27f2c', water: '#27609f' };

function balanceChapter(given: BookGiven, { parts, lead: sentence }: Reading): Chapter {
  const { elements, modalities } = given.cast.balance;
  const percent = (share: number) => `${Math.round(share * 100)}\u00A0%`;
  const shareWords = (key: Element, share: number) => `${ELEMENT_NAMES[key]} ${percent(share)}`;
  const named = (bodies: readonly string[]) => (bodies.length > 0 ? '' : ', aucun astre');
  return {
    key: 'balance',
    head: 'Les équilibres',
    pages: pagesIn(given).balance,
    sections: [
      section(
        0,
        title('Feu, Terre, Air, Eau', 'ce qui abonde, ce qui manque'),
        lead(fragmentOf(given.corpus, chapterKind, 'balance')),
        drawing(
          bars(
            elements.map(({ key, share }) => ({ share, color: ELEMENT_COLORS[key], words: shareWords(key, share) })),
          ),
          `${joined(
            elements.map(({ key, share }) => shareWords(key, share)),
            'et',
          )}.`,
          ...([5, 18] as const),
        ),
        facts([
          ...elements.map(({ key, share, bodies }): [string, string] => [
            ELEMENT_NAMES[key],
            `${percent(share)}${named(bodies)}`,
          ]),
          ...modalities.map(({ key, share }): [string, string] => [
            `Signes ${MODALITY_NAMES[key].toLowerCase()}s`.replace('cardinals', 'cardinaux'),
            percent(share),
          ]),
        ]),
        ...(given.cast.timeKnown ? prose(`<p>${sentence}</p>`) : []),
      ),
      ...parts
        .filter(({ key }) => key.startsWith('balance-'))
        .map((part, index) => told(1 + index, part.title, part.html)),
      ...signRows(given),
    ],
  };
}

/** Where the ten stand, when nothing else weighs enough to be told. */
function signRows({ cast }: BookGiven) {
  const bySign = new Map<string, number>();
  for (const { sign } of cast.chart.placements.slice(0, 10)) bySign.set(sign, (bySign.get(sign) ?? 0) + 1);
  const rows = [...bySign].map(([sign, count]): [string, string] => [
    signFacts(sign as Parameters<typeof signFacts>[0]).name,
    `${count} ${count > 1 ? 'astres' : 'astre'}`,
  ]);
  return [section(20, facts(rows))];
}

function closingChapter(given: BookGiven, { parts }: Reading): Chapter {
  const end = parts.find(({ key }) => key === 'portrait-end');
  return {
    key: 'closing',
    head: 'Pour finir',
    pages: pagesIn(given).closing,
    sections: [
      section(
        0,
        title('Ce qui tient l’ensemble', 'et le seuil des vingt années'),
        lead(fragmentOf(given.corpus, chapterKind, 'closing')),
      ),
      ...byParagraph(1, prose(end?.html ?? sectionOf(given.corpus, closingKind, 'colophon', 'heure').html)),
      section(9, ornament),
      section(10, drawing(inkWheel(wheelSky(given)), BIRTH_WHEEL_ALT, 4, 14)),
    ],
  };
}
