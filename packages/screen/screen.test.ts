import { describe, expect, it } from 'vitest';
import { readAutologin } from './autologin.ts';
import { createMatcher } from './match.ts';
import { pageTitle } from './page-title.ts';
import { fillScreenPath } from './path.ts';
import { accepts, defineScreen, isIndexable } from './screen.ts';
import { ScreenIndex } from './urls.ts';

describe('paths', () => {
  it('fills a path, drops an absent optional part, refuses an absent needed one', () => {
    expect(fillScreenPath('/a/{x}/{y?}', { x: 'é/1' })).toBe('/a/%C3%A9%2F1');
    expect(fillScreenPath('/a/{x}/{y?}', { x: '1', y: '2' })).toBe('/a/1/2');
    expect(() => fillScreenPath('/a/{x}', {})).toThrow('needs x');
  });
});

describe('matching', () => {
  const screen = (path: string, where = {}) =>
    defineScreen({ name: path, path, title: 't', universe: 'general', soon: 'x', where });
  const match = createMatcher([
    screen('/'),
    screen('/a/{x}'),
    screen('/a/b'),
    screen('/a/{x}/{y?}/{z?}'),
    screen('/horoscope/horoscope-annee-{year}', { year: ['2025'] }),
    screen('/horoscope/horoscope-du-jour'),
    screen('/ascendant/{sign}-ascendant-{ascendant}'),
  ]);

  it.each([
    ['/', '/', {}],
    ['/a/b', '/a/b', {}],
    ['/a/c', '/a/{x}', { x: 'c' }],
    ['/a/c/', '/a/{x}', { x: 'c' }],
    ['/a/c/1', '/a/{x}/{y?}/{z?}', { x: 'c', y: '1', z: undefined }],
    ['/a/%C3%A9%2F1', '/a/{x}', { x: 'é/1' }],
    ['/horoscope/horoscope-du-jour', '/horoscope/horoscope-du-jour', {}],
    ['/horoscope/horoscope-annee-2025', '/horoscope/horoscope-annee-{year}', { year: '2025' }],
    [
      '/ascendant/lion-ascendant-vierge',
      '/ascendant/{sign}-ascendant-{ascendant}',
      { sign: 'lion', ascendant: 'vierge' },
    ],
  ])('%s is %s', (pathname, path, params) => {
    expect(match(pathname)?.screen.path).toBe(path);
    expect({ ...match(pathname)?.params }).toEqual(params);
  });

  it.each(['/b', '/a', '/a/b/c/d/e', '/horoscope/horoscope-annee-1999', '/ascendant/lion', '/a/%E0%A4%A', '/a//'])(
    '%s is a 404',
    (pathname) => {
      expect(match(pathname)).toBeNull();
    },
  );
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
