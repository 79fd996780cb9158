import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeHistory } from '../testing/fake-history.ts';
import { freshKey, type HistoryPlace, PlacesHistory } from './history.ts';

const placeAt = (pathname: string, key: string): HistoryPlace => ({ pathname, search: '', hash: '', key });
const marks = (browser: FakeHistory) => browser.entries.map(({ state }) => state);

describe('the places of the history', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are marked from the first on, and each has its own key', () => {
    const browser = new FakeHistory('/tarot?a=1#b');
    const { place } = new PlacesHistory();
    expect(place).toMatchObject({ pathname: '/tarot', search: '?a=1', hash: '#b' });
    expect(marks(browser)).toEqual([{ key: place.key, idx: 0 }]);
    expect(freshKey()).not.toBe(freshKey());
  });

  it('count how many came before them', () => {
    const browser = new FakeHistory('/');
    const places = new PlacesHistory();
    places.push(placeAt('/tarot', 'b'));
    places.push(placeAt('/equipe', 'c'));
    places.replace(placeAt('/contact', 'd'));
    expect(browser.addresses).toEqual(['/', '/tarot', '[/contact]']);
    expect(marks(browser).slice(1)).toEqual([
      { key: 'b', idx: 1 },
      { key: 'd', idx: 2 },
    ]);
  });

  it('go on counting after a reload', () => {
    const browser = new FakeHistory('/tarot', { key: 'kept', idx: 7 });
    const places = new PlacesHistory();
    expect(places.place.key).toBe('kept');
    places.push(placeAt('/equipe', 'next'));
    expect(marks(browser)[1]).toEqual({ key: 'next', idx: 8 });
  });

  it('are heard of when one goes back, under the key they had', async () => {
    const browser = new FakeHistory('/');
    const places = new PlacesHistory();
    const moved = vi.fn();
    places.onMoved(moved);
    const { key } = places.place;
    places.push(placeAt('/tarot', 'b'));
    browser.go(-1);
    await Promise.resolve();
    expect(moved).toHaveBeenCalledExactlyOnceWith({ pathname: '/', search: '', hash: '', key });
  });

  it('get a mark where the browser went by itself: a fragment is one place further', () => {
    const browser = new FakeHistory('/tarot');
    const places = new PlacesHistory();
    const moved = vi.fn();
    places.onMoved(moved);
    browser.followFragment('#cartes');
    const [, fragment] = marks(browser) as { key: string; idx: number }[];
    expect(fragment?.idx).toBe(1);
    expect(moved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ hash: '#cartes', key: fragment?.key }));
  });

  it('keep what others wrote beside the mark', () => {
    const browser = new FakeHistory('/', { submenu: 'user' });
    const { key } = new PlacesHistory().place;
    expect(browser.state).toEqual({ submenu: 'user', key, idx: 0 });
  });
});
