import type { Corpus, Text } from '@solelune/corpus';
import type { AnyKind } from '@solelune/corpus/kind';

/** The check of the texts proves that none is missing; should one be, the call fails aloud instead of answering half a page. */
export function textOf<K extends AnyKind>(corpus: Corpus, kind: K, slug: string): Text<K> {
  const text = corpus.get(kind, slug);
  if (text === undefined) throw new Error(`the corpus has no text for ${kind.name} ${slug}`);
  return text;
}

/** A fragment has no sections: all of it stands in its lead. */
export const fragmentOf = (corpus: Corpus, kind: AnyKind, slug: string): string => textOf(corpus, kind, slug).lead;
