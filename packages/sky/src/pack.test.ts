import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPack } from './node.ts';
import { openPack } from './pack.ts';

const folder = new URL('../data/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.skypack'));

describe('the committed packs', () => {
  it('are three and stay under 24 MB', () => {
    expect(names.toSorted()).toEqual(['ancient.skypack', 'browser.skypack', 'modern.skypack']);
    const total = names.reduce((sum, name) => sum + statSync(new URL(name, folder)).size, 0);
    expect(total).toBeLessThan(24e6);
  });

  it.each(names)('%s is whole, and names its generator', (name) => {
    const { header } = readPack(name);
    expect(header.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(header.generator).toMatch(/^sky-generator \d+$/);
  });

  it('refuses what is not a pack', () => {
    expect(() => openPack(new ArrayBuffer(4))).toThrow('not a sky pack');
    const bytes = readFileSync(new URL('../package.json', import.meta.url));
    expect(() => openPack(new Uint8Array(bytes).buffer)).toThrow('not a sky pack');
  });
});
