import { fail, handle } from '@solelune/contract/server';
import { readingOf } from '@solelune/corpus';
import { stone } from '../contract.ts';
import { stoneKind } from '../corpus.ts';
import { STONE_SLUGS, SYSTEMS } from '../engine/vocabulary.ts';
import { gemOf } from '../gems/gem.ts';
import { pageMeta } from './page-meta.ts';
import { cardOf, dataOf, nearTo } from './stone-data.ts';

export const stoneHandler = handle(stone, ({ slug }, { services: { corpus, config } }) => {
  if (!STONE_SLUGS.includes(slug)) return fail('not_found');
  const { meta, reading } = readingOf(corpus, stoneKind, slug);
  const data = dataOf(corpus, slug);
  const card = cardOf(corpus, slug);
  const { family, formula, hardness, density, colours, lustre, transparency, origins, safety } = data;
  return {
    stone: card,
    facts: {
      ...{ family, formula, hardness, density, colours, lustre, transparency, origins, safety },
      palette: gemOf(slug).palette,
      system: SYSTEMS[data.system],
      care: { water: data.water, sun: data.sun, salt: data.salt },
      signsOften: data.signs_often,
      signsOnce: data.signs_once,
    },
    reading,
    near: nearTo(corpus, slug),
    __META__: pageMeta(config.siteUrl, meta, card),
  };
});
