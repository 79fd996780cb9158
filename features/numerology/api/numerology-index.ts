import { handle } from '@solelune/contract/server';
import { readingOf, toolsOf } from '@solelune/corpus';
import { index } from '../contract.ts';
import { introductionKind } from '../corpus.ts';
import { universalYear } from '../engine/index.ts';
import { introductionMeta } from './page-meta.ts';

export const indexHandler = handle(index, (_, { services: { corpus, config }, now }) => {
  const { meta, reading: introduction } = readingOf(corpus, introductionKind, 'index');
  const { year } = now.toZonedDateTimeISO('Europe/Paris');
  return {
    introduction,
    tools: toolsOf(corpus, introductionKind),
    year: { year, ...universalYear(year) },
    __META__: introductionMeta(config.siteUrl, 'index', meta),
  };
});
