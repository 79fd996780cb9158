import { join } from 'node:path';
import { checkContent, sayProblem } from '@solelune/corpus/check';
import { expect, it } from 'vitest';
import { kinds } from './corpus.ts';

it('the texts of the stones are all there and follow the editorial guide', async () => {
  const { problems } = await checkContent(join(import.meta.dirname, '..', '..', 'content'), kinds, 'lithotherapie/');
  expect(problems.map(sayProblem)).toEqual([]);
});
