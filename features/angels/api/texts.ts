import type { Section } from '@solelune/contract/answers';
import { type Corpus, frontMatterIn, readingOf, sectionOf, textOf } from '@solelune/corpus';
import type { AngelCard, Fragment } from '../answer-schemas.ts';
import { choirKind, profileKind, roleKind } from '../corpus.ts';
import { ANGELS, type Angel, CHOIRS } from '../engine/index.ts';

const cards = new WeakMap<Corpus, readonly AngelCard[]>();

function makeCards(corpus: Corpus): readonly AngelCard[] {
  const wordsOf = frontMatterIn(corpus, profileKind);
  return ANGELS.map(({ number, name, slug, choir, sign, feelings }) => {
    const facts = { number, name, slug, hierarchy: choir.slug, element: sign.element, sign: sign.key, feelings };
    return { ...facts, doreen_number: number, ...wordsOf(slug) };
  });
}

/** The seventy-two, in order; made once, for texts do not change while the process runs. */
export function allCards(corpus: Corpus): readonly AngelCard[] {
  const made = cards.get(corpus) ?? makeCards(corpus);
  cards.set(corpus, made);
  return made;
}

export const cardOf = (corpus: Corpus, { number }: Angel): AngelCard => allCards(corpus)[number - 1] as AngelCard;

/** A portrait, whole or cut to some of its sections, in the order asked. */
export function portraitOf(corpus: Corpus, { slug }: Angel, keys?: readonly string[]) {
  const { meta, reading } = readingOf(corpus, profileKind, slug);
  const sections: readonly Section[] = keys
    ? keys.map((key) => sectionOf(corpus, profileKind, slug, key))
    : reading.sections;
  return { meta, portrait: { ...reading, sections } };
}

export const partOf = (corpus: Corpus, { slug }: Angel, key: string) => sectionOf(corpus, profileKind, slug, key);

/** The words to be said: the longest quotation of the ritual. */
export function invocationOf(corpus: Corpus, angel: Angel): string | null {
  const quotes = [...partOf(corpus, angel, 'ritual').text.matchAll(/«\s*([^«»]+?)\s*»/g)].map(
    ([, words = '']) => words,
  );
  const [longest] = quotes.toSorted((a, b) => b.length - a.length);
  return longest ?? null;
}

type RoleName = 'guardian' | 'heart' | 'spiritual' | 'personal';

function fragment(corpus: Corpus, kind: typeof roleKind, slug: string): Fragment {
  const { title, lead } = textOf(corpus, kind, slug);
  return { slug, title, html: lead };
}

export const roleOf = (corpus: Corpus, slug: RoleName): Fragment => fragment(corpus, roleKind, slug);
export const choirOf = (corpus: Corpus, slug: string): Fragment => fragment(corpus, choirKind, slug);
export const allChoirs = (corpus: Corpus): Fragment[] => CHOIRS.map(({ slug }) => choirOf(corpus, slug));

export const REGENCY_ROLES = ['guardian', 'heart', 'spiritual'] as const;
