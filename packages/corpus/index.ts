export type { ComposedPages } from './composed-pages.ts';
export { loadCorpus } from './load-corpus.ts';
export type { Measure, Measured } from './measure.ts';
export type { Corpus, LiveCorpus, Text, TextSection, TextSummary } from './open-corpus.ts';
export type { Problem } from './problem.ts';
export { readText, type SourceText } from './text.ts';
export { fragmentOf, frontMatterIn, readingOf, sectionOf, textOf, toolsOf } from './wanted-text.ts';
