import { fillScreenPath, isClosed } from '@solelune/screen';
import { describe, expect, it } from 'vitest';
import { DEVICE_CACHE, PIECES_ADDRESS } from '../device/pieces.ts';
import { SHELL_ADDRESS } from '../device/shell-address.ts';
import { screens } from '../screens.ts';
import { DEVICE, isComputedHere, isHashedAsset, mayKeepPage } from './page-rules.ts';

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

describe('what a device computes by itself', () => {
  it('is kept where the pages keep it', () =>
    expect(DEVICE).toEqual({ cache: DEVICE_CACHE, list: PIECES_ADDRESS, shell: SHELL_ADDRESS }));

  it('no page that is computed here may be kept', () => {
    const computed = screens
      .map(({ path }) => fillScreenPath(path, everyParameter))
      .filter((path) => isComputedHere(path));
    expect(computed.length).toBeGreaterThan(10);
    expect(computed.filter((path) => mayKeepPage(path))).toEqual([]);
  });

  it.each([
    ['/astrologie/theme-astral-gratuit/resultat/eyJ', true],
    ['/astrologie/theme-astral-gratuit/calcul/eyJ', true],
    ['/astrologie/theme-astral-gratuit', false],
    ['/horoscope-personnalise/resultat/eyJ', false],
    ['/numerologie/expression', false],
  ])('%s: %s', (path, expected) => expect(isComputedHere(path)).toBe(expected));
});
