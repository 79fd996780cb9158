import { handle } from '@solelune/contract/server';
import { skyNow } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { index } from '../contract.ts';
import { introductionKind, signKind } from '../corpus.ts';
import type { SignKey } from '../engine/index.ts';
import { pageMeta } from './page-meta.ts';
import { introductionOf, signCards } from './texts.ts';

const FOLDER = /^(.+)\/index$/;

export const indexHandler = handle(index, (_, { services: { corpus, config }, now }) => {
  const { introduction, description } = introductionOf(corpus, 'index');
  const sky = skyNow(loadEphemeris(), now);
  const signOf = (light: 'sun' | 'moon') => sky.find(({ body }) => body === light)?.sign as SignKey;
  return {
    introduction,
    signs: signCards(corpus, signKind),
    tools: corpus.list(introductionKind).flatMap(({ slug, title, description: about }) => {
      const folder = FOLDER.exec(slug)?.[1];
      return folder ? [{ slug: folder, title, description: about }] : [];
    }),
    now: { sun_sign: signOf('sun'), moon_sign: signOf('moon') },
    __META__: pageMeta(config.siteUrl, { title: introduction.title, description }),
  };
});
