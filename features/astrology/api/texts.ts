import { type Corpus, frontMatterIn, readingOf } from '@solelune/corpus';
import type { PortraitKind } from '@solelune/corpus/usual-kinds';
import { SIGN_FACTS, type SignKey, slugOfSign } from '../engine/index.ts';

export const portraitOf = (corpus: Corpus, kind: PortraitKind, sign: SignKey) =>
  readingOf(corpus, kind, slugOfSign(sign));

/** The twelve in zodiac order, each with the words of its own portrait. */
export function signCards(corpus: Corpus, kind: PortraitKind) {
  const wordsOf = frontMatterIn(corpus, kind);
  return SIGN_FACTS.map(({ key, slug, name, element, dates }) => ({
    key,
    slug,
    name,
    element,
    dates,
    ...wordsOf(slug),
  }));
}
