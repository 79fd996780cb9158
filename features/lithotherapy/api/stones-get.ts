import { handle } from '@solelune/contract/server';
import { readingOf } from '@solelune/corpus';
import { stones } from '../contract.ts';
import { introductionKind } from '../corpus.ts';
import { STONE_SLUGS } from '../engine/vocabulary.ts';
import { pageMeta } from './page-meta.ts';
import { cardOf } from './stone-data.ts';

export const stonesHandler = handle(stones, (_, { services: { corpus, config } }) => {
  const { meta, reading: introduction } = readingOf(corpus, introductionKind, 'index');
  const cards = STONE_SLUGS.map((slug) => cardOf(corpus, slug));
  return { introduction, stones: cards, __META__: pageMeta(config.siteUrl, meta) };
});
