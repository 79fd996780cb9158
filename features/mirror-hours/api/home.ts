import { handle } from '@solelune/contract/server';
import { readingOf } from '@solelune/corpus';
import { home } from '../contract.ts';
import { introductionKind } from '../corpus.ts';
import { angelOfHour, MIRROR_HOURS } from '../engine/index.ts';
import { pageMeta } from './page-meta.ts';
import { epithetOf } from './texts.ts';

export const homeHandler = handle(home, (_, { services: { corpus, config } }) => {
  const { meta, reading: introduction } = readingOf(corpus, introductionKind, 'index');
  return {
    introduction,
    hours: MIRROR_HOURS.map((one) => {
      const { number, name, slug } = angelOfHour(one);
      return { hour: one.slug, kind: one.kind, angel: { number, name, slug }, epithet: epithetOf(corpus, one) };
    }),
    __META__: pageMeta(config.siteUrl, meta),
  };
});
