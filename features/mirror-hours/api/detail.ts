import { fail, handle } from '@solelune/contract/server';
import { detail } from '../contract.ts';
import { angelOfHour, mirrorHourBySlug, neighboursOf, readDigits } from '../engine/index.ts';
import { pageMeta } from './page-meta.ts';
import { hourReadingOf } from './texts.ts';

export const detailHandler = handle(detail, ({ hour: slug }, { services: { corpus, config } }) => {
  const mirror = mirrorHourBySlug(slug);
  if (!mirror) return fail('not_found');
  const { number, name, slug: angelSlug, choir, minuteFrom, minuteTo } = angelOfHour(mirror);
  const { meta, reading } = hourReadingOf(corpus, mirror);
  const { before, after } = neighboursOf(mirror);
  return {
    hour: slug,
    kind: mirror.kind,
    angel: {
      ...{ number, name, slug: angelSlug, choir: choir.name },
      ...{ minute_from: minuteFrom, minute_to: minuteTo },
    },
    digits: readDigits(mirror),
    before: before.slug,
    after: after.slug,
    reading,
    __META__: pageMeta(config.siteUrl, meta, slug),
  };
});
