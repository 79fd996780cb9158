import { join } from 'node:path';
import { checkContent, sayProblem } from '@solelune/corpus/check';
import { describe, expect, it } from 'vitest';
import { doubleKind, kinds, reversedKind, tripleKind } from './corpus.ts';
import { HOUR_KINDS, MIRROR_HOURS } from './engine/index.ts';

describe('the texts of the mirror hours', () => {
  it('are all there and follow the editorial guide', async () => {
    const { problems } = await checkContent(join(import.meta.dirname, '..', '..', 'content'), kinds, 'heure-miroir/');
    expect(problems.map(sayProblem)).toEqual([]);
  });

  it('are those of the hours that the engine knows', () => {
    const slugs = { double: doubleKind.slugs, reversed: reversedKind.slugs, triple: tripleKind.slugs };
    for (const kind of HOUR_KINDS)
      expect(slugs[kind]).toEqual(MIRROR_HOURS.filter((one) => one.kind === kind).map(({ slug }) => slug));
  });
});
