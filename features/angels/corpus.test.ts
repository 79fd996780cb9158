import { join } from 'node:path';
import { checkContent, sayProblem } from '@solelune/corpus/check';
import { describe, expect, it } from 'vitest';
import { choirKind, kinds, profileKind } from './corpus.ts';

describe('the texts of the angels', () => {
  it('are all there and follow the editorial guide', async () => {
    const { problems } = await checkContent(join(import.meta.dirname, '..', '..', 'content'), kinds, 'angeologie/');
    expect(problems.map(sayProblem)).toEqual([]);
  });

  it('count seventy-two portraits and nine choirs', () => {
    expect(profileKind.slugs).toHaveLength(72);
    expect(choirKind.slugs).toHaveLength(9);
  });
});
