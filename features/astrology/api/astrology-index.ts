import { handle } from '@solelune/contract/server';
import { readingOf, toolsOf } from '@solelune/corpus';
import { skyNow } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { index } from '../contract.ts';
import { introductionKind, signKind } from '../corpus.ts';
import type { SignKey } from '../engine/index.ts';
import { pageMeta } from './page-meta.ts';
import { signCards } from './texts.ts';

export const indexHandler = handle(index, (_, { services: { corpus, config }, now }) => {
  const { meta, reading: introduction } = readingOf(corpus, introductionKind, 'index');
  const sky = skyNow(loadEphemeris(), now);
  const signOf = (light: 'sun' | 'moon') => sky.find(({ body }) => body === light)?.sign as SignKey;
  return {
    introduction,
    signs: signCards(corpus, signKind),
    tools: toolsOf(corpus, introductionKind),
    now: { sun_sign: signOf('sun'), moon_sign: signOf('moon') },
    __META__: pageMeta(config.siteUrl, meta),
  };
});
