import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';

const HOOK = path.join(import.meta.dirname, 'hook.mjs');
const KEPT = path.resolve(import.meta.dirname, '../../../.cache/plain');
const folder = mkdtempSync(path.join(tmpdir(), 'plain-code-'));
const file = path.join(folder, 'said.ts');

const keptAs = (text: string) => path.join(KEPT, `${createHash('sha1').update(text).digest('hex')}.js`);
/** Code that nobody has read yet. */
const saying = (words: string) => `const said: string = '${words}';\nconsole.log(said); // ${randomUUID()}\n`;
/** What a program of that text prints, on both of its outputs. */
const printed = (text: string): string => {
  writeFileSync(file, text);
  return execFileSync('sh', ['-c', `"$0" --import="${HOOK}" "${file}" 2>&1`, process.execPath], { encoding: 'utf8' });
};

const texts = [saying('one'), saying('two')] as const;
afterEach(() => {
  for (const text of texts) rmSync(keptAs(text), { force: true });
  rmSync(folder, { recursive: true });
});

it('types are taken out once, without a word; a changed file is another one', () => {
  const [first, changed] = texts;
  expect(existsSync(keptAs(first))).toBe(false);
  expect(printed(first)).toBe('one\n');
  writeFileSync(keptAs(first), "console.log('as it was kept');\n");
  expect(printed(first)).toBe('as it was kept\n');
  expect(printed(changed)).toBe('two\n');
});
