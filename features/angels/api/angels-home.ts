import { handle } from '@solelune/contract/server';
import { readingOf } from '@solelune/corpus';
import { home } from '../contract.ts';
import { introductionKind } from '../corpus.ts';
import { currentRegencies, DEFAULT_TIMEZONE } from './current-regencies.ts';
import { metaOf } from './page-meta.ts';
import { allCards } from './texts.ts';

export const homeHandler = handle(home, (_, { services: { corpus, config }, now }) => {
  const { meta, reading: introduction } = readingOf(corpus, introductionKind, 'index');
  return {
    introduction,
    current_regencies: currentRegencies(now, DEFAULT_TIMEZONE).regencies,
    // All of them: the browser's clock may be in another zone, or the page minutes old.
    angels: allCards(corpus),
    __META__: metaOf(config.siteUrl, meta),
  };
});
