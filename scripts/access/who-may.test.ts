import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { whoMayPage } from './declared.ts';

it('docs/11-who-may-do-what.md is what the declarations say: npm run access -- write', () => {
  const page = readFileSync(new URL('../../docs/11-who-may-do-what.md', import.meta.url), 'utf8');
  expect(page.replaceAll('\r\n', '\n')).toBe(whoMayPage());
});
