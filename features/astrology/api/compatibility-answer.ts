import { fail, type Services } from '@solelune/contract/server';
import { compatibilityPage } from '../composition/compatibility-page.ts';
import { type Lens, readSign, signFacts } from '../engine/index.ts';
import { pageMeta } from './page-meta.ts';
import { type Tool, toolStep } from './tools.ts';

/** Two signs, by their Suns or their Moons. */
export function compatibilityAnswer({ corpus, config }: Services, lens: Lens, given: readonly [string, string]) {
  const [from, to] = given.map(readSign);
  if (!from || !to) return fail('not_found');
  const tool: Tool = lens === 'sun' ? 'compatibilite-signes-astro' : 'compatibilite-signes-lunaires';
  const { meta, geometry, overall, scores, reading } = compatibilityPage(corpus, lens, from, to);
  const [first, second] = [signFacts(from), signFacts(to)];
  const own = [`${first.name} et ${second.name}`, `/astrologie/${tool}/${first.slug}/${second.slug}`] as const;
  return {
    from: first,
    to: second,
    distance: geometry.distance,
    aspect: geometry.aspect,
    overall,
    scores,
    reading,
    __META__: pageMeta(config.siteUrl, meta, toolStep(tool), own),
  };
}
