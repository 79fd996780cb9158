import type { Corpus } from '@solelune/corpus';
import type { Kind } from '@solelune/corpus/kind';
import { textOf } from '../composition/found.ts';
import type { signKind } from '../corpus/signs.ts';
import { introductionKind } from '../corpus.ts';
import { SIGN_FACTS, type SignKey, slugOfSign } from '../engine/index.ts';

/** Every kind that has one portrait for each sign. */
export type PortraitKind = Kind<(typeof signKind)['frontMatter']['shape'], string>;

export function portraitOf(corpus: Corpus, kind: PortraitKind, sign: SignKey) {
  const { title, description, lead, sections, frontMatter } = textOf(corpus, kind, slugOfSign(sign));
  return { meta: { title, description }, reading: { title, lead, sections, ...frontMatter } };
}

export function introductionOf(corpus: Corpus, slug: string) {
  const { title, description, lead, sections } = textOf(corpus, introductionKind, slug);
  return { description, introduction: { title, lead, sections } };
}

/** The twelve in zodiac order, each with the words of its own portrait. */
export function signCards(corpus: Corpus, kind: PortraitKind) {
  const bySlug = new Map(corpus.list(kind).map((summary) => [summary.slug, summary.frontMatter]));
  return SIGN_FACTS.flatMap(({ key, slug, name, element, dates }) => {
    const front = bySlug.get(slug);
    return front ? [{ key, slug, name, element, dates, ...front }] : [];
  });
}
