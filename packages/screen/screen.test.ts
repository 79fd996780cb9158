import { describe, expect, it } from 'vitest';
import { readAutologin } from './autologin.ts';
import { pageTitle } from './page-title.ts';
import { fillScreenPath, readParams, routerPath } from './path.ts';
import { accepts, defineScreen, isIndexable } from './screen.ts';
import { ScreenIndex } from './urls.ts';

describe('paths', () => {
  it.each([
    ['/a/{x}/{y?}', '/a/:x/:y?'],
    ['/astrologie/ascendant/{sign}-ascendant-{ascendant}', '/astrologie/ascendant/:segment3'],
    ['/horoscope/horoscope-annee-{year}/{sign}', '/horoscope/:segment2/:sign'],
  ])('%s is %s for the router', (path, expected) => expect(routerPath(path)).toBe(expected));

  it('reads parameters inside a segment', () => {
    const path = '/astrologie/ascendant/{sign}-ascendant-{ascendant}';
    expect(readParams(path, { segment3: 'lion-ascendant-vierge' })).toEqual({ sign: 'lion', ascendant: 'vierge' });
    expect(readParams(path, { segment3: 'lion' })).toBeNull();
  });

  it('fills a path, drops an absent optional part, refuses an absent needed one', () => {
    expect(fillScreenPath('/a/{x}/{y?}', { x: 'é/1' })).toBe('/a/%C3%A9%2F1');
    expect(fillScreenPath('/a/{x}/{y?}', { x: '1', y: '2' })).toBe('/a/1/2');
    expect(() => fillScreenPath('/a/{x}', {})).toThrow('needs x');
  });
});

describe('screens', () => {
  const screen = defineScreen({
    name: 'a.b',
    path: '/a/{sign}',
    title: 'Le signe :sign',
    universe: 'astrology',
    soon: 'bientôt',
    where: { sign: ['lion'] },
  });

  it('knows its parameters', () => {
    expect(accepts(screen, { sign: 'lion' })).toBe(true);
    expect(accepts(screen, { sign: 'chat' })).toBe(false);
  });

  it('is not indexed while it is only announced', () => expect(isIndexable(screen)).toBe(false));

  it('is found by name, and two of one name are refused', () => {
    expect(new ScreenIndex([screen]).urlTo('a.b', { sign: 'lion' })).toBe('/a/lion');
    expect(() => new ScreenIndex([screen, screen])).toThrow();
  });

  it('titles are filled and signed', () => {
    expect(pageTitle('Le signe :sign', { sign: 'belier' }, 'Solelune')).toBe('Le signe Belier | Solelune');
    expect(pageTitle('Solelune', {}, 'Solelune')).toBe('Solelune');
  });
});

describe('auto-login', () => {
  const hash = '0123456789abcdef0123456789abcdef';
  it.each([
    [
      { pathname: '/a', search: '?x=1', hash: `#${hash}` },
      { hash, stripped: '/a?x=1' },
    ],
    [
      { pathname: '/a', search: `?${hash}`, hash: '#b' },
      { hash, stripped: '/a#b' },
    ],
    [{ pathname: '/a', search: '', hash: `#${hash.toUpperCase()}` }, null],
    [{ pathname: '/a', search: '', hash: `#${hash}0` }, null],
    [{ pathname: '/a', search: `?h=${hash}`, hash: '' }, null],
  ])('%o', (address, expected) => expect(readAutologin(address)).toEqual(expected));
});
