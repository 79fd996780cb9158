import path from 'node:path';
import { expect, it } from 'vitest';
import { isHashedAsset } from '../service-worker/page-rules.ts';
import { readDrawnFiles } from './drawn-files.ts';

it('what features draw may be kept for ever: each address carries a fingerprint, by the rule of the service worker', async () => {
  const files = await readDrawnFiles(path.resolve(import.meta.dirname, '..'));
  expect(files.size).toBeGreaterThan(0);
  for (const [address, text] of files) {
    expect(isHashedAsset(address), address).toBe(true);
    expect(text).not.toBe('');
  }
});
