import { type Corpus, readingOf, textOf } from '@solelune/corpus';
import { doubleKind, reversedKind, tripleKind } from '../corpus.ts';
import type { HourKind, MirrorHour } from '../engine/index.ts';

const KINDS = { double: doubleKind, reversed: reversedKind, triple: tripleKind } as const satisfies Record<
  HourKind,
  unknown
>;

export const hourReadingOf = (corpus: Corpus, { slug, kind }: MirrorHour) => readingOf(corpus, KINDS[kind], slug);

export const epithetOf = (corpus: Corpus, { slug, kind }: MirrorHour): string =>
  textOf(corpus, KINDS[kind], slug).frontMatter.epithet;
