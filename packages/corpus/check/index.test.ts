import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineKind } from '../kind.ts';
import { checkContent, sayProblem } from './index.ts';

const kind = defineKind({
  name: 'sample.angel',
  folder: 'ange',
  slugs: /^[a-z]+$/,
  frontMatter: z.object({}),
  sections: ['essence'],
  minWords: 3,
});
const DESCRIPTION =
  'Le premier des anges ouvre la marche et donne à qui le demande le courage de commencer une chose longtemps remise.';

describe('checkContent', () => {
  let root = '';
  const said = async () => (await checkContent(root, [kind])).problems.map(sayProblem);
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'content-'));
    await mkdir(join(root, 'ange'));
    const front = `---\ntitle: Un ange\ndescription: ${DESCRIPTION}\n---\n`;
    await writeFile(join(root, 'ange', 'premier.md'), `${front}## Essence {#essence}\nL'élan de Vehuiah.\n`);
  });
  afterAll(() => rm(root, { recursive: true }));

  it('spells with the French dictionary and, once they are listed, the words of the project', async () => {
    expect(await said()).toEqual(['ange/premier.md [essence]: unknown word "Vehuiah" (spelling)']);
    await writeFile(join(root, 'words.txt'), 'Vehuiah\n');
    expect(await said()).toEqual([]);
  });
});
