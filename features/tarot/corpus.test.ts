import { join } from 'node:path';
import { kinds as angelKinds } from '@solelune/angels/texts';
import { type Corpus, loadCorpus } from '@solelune/corpus';
import { checkContent, sayProblem } from '@solelune/corpus/check';
import { beforeAll, describe, expect, it } from 'vitest';
import { composeDraw } from './composition/compose-draw.ts';
import { bellineKind, kinds, majorKind, minorKind, pairKind } from './corpus.ts';
import { arePicks, dealt, type PackId, SPREADS, type SpreadId, spreadOf, THEMES, takenIn } from './engine/index.ts';

const CONTENT = join(import.meta.dirname, '..', '..', 'content');
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];

let corpus: Corpus;
beforeAll(async () => {
  corpus = await loadCorpus(CONTENT, [...kinds, ...angelKinds]);
});

describe('the texts of the tarot', () => {
  it('are all there and follow the editorial guide', async () => {
    for (const folder of new Set(kinds.map((kind) => kind.folder.split('/')[0] as string))) {
      const own = kinds.filter((kind) => kind.folder.split('/')[0] === folder);
      const { problems } = await checkContent(CONTENT, own, `${folder}/`);
      expect(problems.map(sayProblem)).toEqual([]);
    }
  });

  it('paint every card at length, and forty pairs at least', () => {
    const portrait = (kind: typeof majorKind | typeof minorKind | typeof bellineKind, fewest: number) => {
      for (const { slug } of corpus.list(kind)) {
        const text = corpus.get(kind, slug)?.sections.find(({ key }) => key === 'portrait')?.text ?? '';
        expect(wordsIn(text).length, slug).toBeGreaterThanOrEqual(fewest);
      }
    };
    portrait(majorKind, 250);
    portrait(minorKind, 120);
    portrait(bellineKind, 120);
    expect(corpus.list(pairKind).length).toBeGreaterThanOrEqual(40);
  });
});

const DRAWS = 1000;
/** With how many of the next draws each is compared. */
const COMPARED = 12;
const FEWEST_WORDS = 250;
const MOST_SHARED = 0.15;
const RUN = 5;

interface Composed {
  cards: Set<string>;
  sentences: string[];
  words: number;
  runs: Set<string>;
}

/** A draw of known seeds; the personal one goes through decks, counts and themes. */
function composedDraw(spread: SpreadId, index: number): Composed {
  const pack = (['majors', 'tarot', 'belline', 'angels'] as const)[index % 4] as PackId;
  const count = 3 + (index % 5);
  const own = spreadOf(spread, { pack, count });
  const asked = {
    ...{ spread, pack: own.pack, count: own.positions.length, withReversals: index % 2 === 0 },
    theme: spread === 'personal' ? (THEMES[index % THEMES.length] ?? null) : null,
  };
  if (own.pack === 'belline' || own.pack === 'angels') asked.withReversals = false;
  const picks = Array.from({ length: takenIn(asked) }, (_, place) => place + 1);
  expect(arePicks(picks, asked)).toBe(true);
  const draw = dealt(asked, { server: `s${index}`, visitor: `v${index}` }, picks);
  const { cards, links, whole } = composeDraw(corpus, asked, draw);
  const paragraphs = [...cards.flatMap((card) => card.paragraphs), ...links.map(({ text }) => text), whole.text];
  const words = wordsIn(paragraphs.join(' ').toLowerCase());
  return {
    cards: new Set(draw.laid.map(({ card }) => card.slug)),
    sentences: paragraphs.flatMap((text) => text.split(/(?<=[.!?…])\s+/u)).filter((sentence) => sentence !== ''),
    words: words.length,
    runs: new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '))),
  };
}

const sharedBy = (one: Set<string>, other: Set<string>): number => {
  let both = 0;
  for (const run of one) if (other.has(run)) both++;
  return both / Math.min(one.size, other.size);
};

describe('a thousand composed draws', () => {
  it.each(SPREADS.map((spread) => [spread]))('of the spread %s hold what the design asks', (spread) => {
    const draws = Array.from({ length: DRAWS }, (_, index) => composedDraw(spread, index));
    const repeated = draws.flatMap(({ sentences }) => sentences.filter((one, at) => sentences.indexOf(one) < at));
    expect(repeated).toEqual([]);
    const long = draws.filter(({ cards }) => cards.size >= 3).map(({ words }) => words);
    const fewest = Math.min(...draws.map(({ words }) => words));
    if (long.length > 0) expect(Math.min(...long)).toBeGreaterThanOrEqual(FEWEST_WORDS);
    let [worst, compared] = [0, 0];
    draws.forEach((one, index) => {
      for (const other of draws.slice(index + 1, index + 1 + COMPARED)) {
        if (!one.cards.isDisjointFrom(other.cards)) continue;
        compared++;
        worst = Math.max(worst, sharedBy(one.runs, other.runs));
      }
    });
    console.log(
      `${spread}: ${DRAWS} draws, ${fewest} words at least, ${compared} pairs without a common card, ${(worst * 100).toFixed(1)} % shared at most`,
    );
    expect(worst).toBeLessThan(MOST_SHARED);
  });
});
