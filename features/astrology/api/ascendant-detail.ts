import { fail, handle } from '@solelune/contract/server';
import { ascendantPage } from '../composition/ascendant-page.ts';
import { ascendantDetail } from '../contract.ts';
import { readSign, signFacts } from '../engine/index.ts';
import { pageMeta } from './page-meta.ts';
import { toolStep } from './tools.ts';

/** `belier-ascendant-lion` as the address writes it, or `aries-leo`. */
const SIGNS = /^([a-z]+)-(?:ascendant-)?([a-z]+)$/;

export const ascendantDetailHandler = handle(ascendantDetail, ({ signs }, { services: { corpus, config } }) => {
  const [, first = '', second = ''] = SIGNS.exec(signs.toLowerCase()) ?? [];
  const [key, rising] = [readSign(first), readSign(second)];
  if (!key || !rising) return fail('not_found');
  const [sign, ascendant] = [signFacts(key), signFacts(rising)];
  const { meta, reading } = ascendantPage(corpus, key, rising);
  const own = [
    `${sign.name} ascendant ${ascendant.name}`,
    `/astrologie/ascendant/${sign.slug}-ascendant-${ascendant.slug}`,
  ] as const;
  return { sign, ascendant, reading, __META__: pageMeta(config.siteUrl, meta, toolStep('calcul-ascendant'), own) };
});
