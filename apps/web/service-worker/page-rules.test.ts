import { fillScreenPath, isClosed } from '@solelune/screen';
import { describe, expect, it } from 'vitest';
import { screens } from '../screens.ts';
import { isHashedAsset, mayKeepPage } from './page-rules.ts';

const everyParameter = new Proxy({}, { get: () => 'x' }) as Record<string, string>;
const personal = screens.filter((screen) => isClosed(screen) || screen.result || screen.noindex || screen.development);
const open = screens.filter((screen) => !personal.includes(screen));

describe('what the service worker keeps', () => {
  it.each(personal.map(({ name, path }) => [name, path] as const))('%s is never kept', (_, path) => {
    expect(mayKeepPage(fillScreenPath(path, everyParameter))).toBe(false);
    if (!path.includes('}') || path.includes('?}')) expect(mayKeepPage(path.replace(/\/\{\w+\?\}/g, ''))).toBe(false);
  });

  it.each(open.map(({ name, path }) => [name, path] as const))('%s may be kept', (_, path) =>
    expect(mayKeepPage(fillScreenPath(path, everyParameter))).toBe(true),
  );

  it('no call is ever kept', () => expect(mayKeepPage('/api/user/fetch')).toBe(false));

  it.each([
    ['/assets/main-BxY3_k9a.js', true],
    ['/assets/cormorant-latin-wght-normal-D4f5_G-h.woff2', true],
    ['/assets/main.js', false],
    ['/sw.js', false],
    ['/icons/icon-192.png', false],
  ])('%s is a hashed file: %s', (path, expected) => expect(isHashedAsset(path)).toBe(expected));
});
