import type { Corpus } from '@solelune/corpus';
import type { AngelCard, Fragment, Portrait, Section } from '../answer-schemas.ts';
import { choirKind, introductionKind, profileKind, roleKind } from '../corpus.ts';
import { ANGELS, type Angel, CHOIRS } from '../engine/index.ts';

/** The check of the texts proves that none is missing; should one be, the call fails aloud instead of answering half a page. */
function found<T>(text: T | undefined, what: string): T {
  if (text === undefined) throw new Error(`the corpus has no text for ${what}`);
  return text;
}

export function introductionOf(corpus: Corpus, slug: string) {
  const { title, description, lead, sections } = found(corpus.get(introductionKind, slug), slug);
  return { title, description, introduction: { title, lead, sections } };
}

const cards = new WeakMap<Corpus, readonly AngelCard[]>();

function makeCards(corpus: Corpus): readonly AngelCard[] {
  const portraits = new Map(corpus.list(profileKind).map(({ slug, frontMatter }) => [slug, frontMatter]));
  return ANGELS.map(({ number, name, slug, choir, sign, feelings }) => {
    const { epithet, keywords } = found(portraits.get(slug), slug);
    const facts = { number, name, slug, hierarchy: choir.slug, element: sign.element, sign: sign.key, feelings };
    return { ...facts, doreen_number: number, epithet, keywords };
  });
}

/** The seventy-two, in order; made once, for texts do not change while the process runs. */
export function allCards(corpus: Corpus): readonly AngelCard[] {
  const made = cards.get(corpus) ?? makeCards(corpus);
  cards.set(corpus, made);
  return made;
}

export const cardOf = (corpus: Corpus, { number }: Angel): AngelCard =>
  found(allCards(corpus)[number - 1], `angel ${number}`);

/** A portrait, whole or cut to some of its sections, in the order asked. */
export function portraitOf(corpus: Corpus, { slug }: Angel, keys?: readonly string[]) {
  const text = found(corpus.get(profileKind, slug), slug);
  const { title, description, lead, frontMatter } = text;
  const sections: readonly Section[] = keys
    ? keys.flatMap((key) => text.sections.filter((section) => section.key === key))
    : text.sections;
  const portrait: Portrait = { title, lead, sections, ...frontMatter };
  return { meta: { title, description }, portrait };
}

export function sectionOf(corpus: Corpus, { slug }: Angel, key: string): { title: string; html: string; text: string } {
  const text = found(corpus.get(profileKind, slug), slug);
  return found(
    text.sections.find((section) => section.key === key),
    `${slug} ${key}`,
  );
}

/** The words to be said: the longest quotation of the ritual. */
export function invocationOf(corpus: Corpus, angel: Angel): string | null {
  const quotes = [...sectionOf(corpus, angel, 'ritual').text.matchAll(/«\s*([^«»]+?)\s*»/g)].map(
    ([, words = '']) => words,
  );
  const [longest] = quotes.toSorted((a, b) => b.length - a.length);
  return longest ?? null;
}

type RoleName = 'guardian' | 'heart' | 'spiritual' | 'personal';

export function roleOf(corpus: Corpus, slug: RoleName): Fragment {
  const { title, lead } = found(corpus.get(roleKind, slug), slug);
  return { slug, title, html: lead };
}

export const REGENCY_ROLES = ['guardian', 'heart', 'spiritual'] as const;

export function choirOf(corpus: Corpus, slug: string): Fragment {
  const { title, lead } = found(corpus.get(choirKind, slug), slug);
  return { slug, title, html: lead };
}

export const allChoirs = (corpus: Corpus): Fragment[] => CHOIRS.map(({ slug }) => choirOf(corpus, slug));
