import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineKind } from './kind.ts';
import { loadCorpus } from './load-corpus.ts';

const kind = defineKind({
  name: 'sample.page',
  folder: 'page',
  slugs: /^[a-z-]+(?:\/[a-z-]+)*$/,
  frontMatter: z.object({}),
  sections: ['what'],
  minWords: 1,
});
const TEXT = `---\ntitle: Une page\ndescription: ${'d'.repeat(120)}\n---\n## Quoi {#what}\nUn texte.\n`;

describe('loadCorpus', () => {
  let root = '';
  const put = async (name: string, raw: string) => {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), raw);
  };
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'corpus-'));
  });
  afterAll(() => rm(root, { recursive: true }));

  it('reads a folder, changes version with its files and stops at a broken text', async () => {
    await put('page/une.md', TEXT);
    await put('page/sous/deux.md', TEXT);
    await put('words.txt', 'Vehuiah');
    const first = await loadCorpus(root, [kind]);
    expect(first.list(kind).map(({ slug }) => slug)).toEqual(['sous/deux', 'une']);
    expect(first.get(kind, 'une')?.sections[0]?.html).toBe('<p>Un texte.</p>');
    expect((await loadCorpus(root, [kind])).version).toBe(first.version);

    await put('page/une.md', TEXT.replace('Un texte', 'Un autre texte'));
    expect((await loadCorpus(root, [kind])).version).not.toBe(first.version);

    await put('page/trois.md', TEXT.replace('#what', '#where'));
    await expect(loadCorpus(root, [kind])).rejects.toThrow('page/trois.md [what]: section is missing');
    expect((await loadCorpus(root, [])).version).toMatch(/^[0-9a-f]{16}$/);
  });
});
