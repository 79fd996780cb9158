export type { ComposedPages } from './composed-pages.ts';
export type { Corpus, Text, TextSection, TextSummary } from './corpus.ts';
export { loadCorpus } from './load-corpus.ts';
export type { Measure, Measured } from './measure.ts';
export type { Problem } from './problem.ts';
export type { SourceText } from './text.ts';
export { fragmentOf, frontMatterIn, readingOf, sectionOf, textOf, toolsOf } from './wanted-text.ts';
