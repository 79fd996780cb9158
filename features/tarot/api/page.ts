import { metaWithWay } from '@solelune/contract';
import { handle } from '@solelune/contract/server';
import { readingOf } from '@solelune/corpus';
import { pageCall } from '../contract.ts';
import { introductionKinds } from '../corpus.ts';
import { BELLINE, CARDS, type Card } from '../engine/index.ts';
import type { PageKey } from '../pages.ts';
import { cardLinesOf } from './card-lines.ts';

/** The cards whose pages a page leads to. */
const LISTED: Partial<Record<PageKey, readonly Card[]>> = { index: CARDS.tarot, belline: BELLINE };

export const pageHandler = handle(pageCall, ({ page }, { services: { corpus, config } }) => {
  const kind = introductionKinds[page];
  const { meta, reading } = readingOf(corpus, kind, 'index');
  const home = { name: 'Tarot', path: '/tarot' };
  const own = page === 'index' ? [] : [{ name: reading.title, path: `/${kind.folder}` }];
  return {
    introduction: reading,
    cards: cardLinesOf(corpus, LISTED[page] ?? []),
    __META__: metaWithWay(config.siteUrl, meta, [home, ...own]),
  };
});
