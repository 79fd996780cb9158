import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { keepLastBuilds } from './last-builds.ts';

/** One build as Vite leaves it: it adds its files to those that are there. */
function build(dist: string, hash: string): void {
  const made = ['client/assets/shared-AAAAAAAA.js', `client/assets/site-${hash}.js`, `server/assets/page-${hash}.js`];
  for (const name of [...made, `client/assets/site-${hash}.js.br`, 'client/sw.js']) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), hash);
  }
  keepLastBuilds(dist, [...made, 'client/sw.js']);
}

it('keeps the files of the last three builds, and those that a later one made again', () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'builds-'));
  const assets = () => readdirSync(path.join(dist, 'client/assets')).sort();
  for (const hash of ['BBBBBBBB', 'CCCCCCCC', 'CCCCCCCC', 'DDDDDDDD']) build(dist, hash);
  expect(assets()).toContain('site-BBBBBBBB.js');
  build(dist, 'EEEEEEEE');
  expect(assets()).toEqual([
    'shared-AAAAAAAA.js',
    ...['CCCCCCCC', 'DDDDDDDD', 'EEEEEEEE'].flatMap((hash) => [`site-${hash}.js`, `site-${hash}.js.br`]),
  ]);
  expect(readdirSync(path.join(dist, 'server/assets'))).toHaveLength(3);
  expect(readdirSync(path.join(dist, 'client'))).toContain('sw.js');
});
