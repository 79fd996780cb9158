import { join } from 'node:path';
import { checkContent, sayProblem } from '@solelune/corpus/check';
import { describe, expect, it } from 'vitest';
import { compatibilityKind, kinds } from './corpus.ts';

describe('the texts of numerology', () => {
  it('are all there and follow the editorial guide', async () => {
    const { problems } = await checkContent(join(import.meta.dirname, '..', '..', 'content'), kinds, 'numerologie/');
    expect(problems.map(sayProblem)).toEqual([]);
  });

  it('count forty-five pairs', () => {
    expect(compatibilityKind.slugs).toHaveLength(45);
  });
});
