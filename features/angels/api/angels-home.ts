import { handle } from '@solelune/contract/server';
import { home } from '../contract.ts';
import { currentRegencies, DEFAULT_TIMEZONE } from './current-regencies.ts';
import { metaOf } from './page-meta.ts';
import { allCards, introductionOf } from './texts.ts';

export const homeHandler = handle(home, (_, { services: { corpus, config }, now }) => {
  const { introduction, title, description } = introductionOf(corpus, 'index');
  return {
    introduction,
    current_regencies: currentRegencies(now, DEFAULT_TIMEZONE).regencies,
    // All of them: the browser's clock may be in another zone, or the page minutes old.
    angels: allCards(corpus),
    __META__: metaOf(config.siteUrl, { title, description }),
  };
});
