import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '../pages/page-data.ts';
import { FakeHistory } from '../testing/fake-history.ts';
import { Redirect, SiteNavigator } from './navigator.ts';

const pageOf = (screen: string): PageData => ({ screen, params: {}, data: undefined });

/** A site whose pages come when the test says so. */
function site(address = '/') {
  const browser = new FakeHistory(address);
  const asked: {
    address: string;
    place: string;
    signal: AbortSignal;
    give: (page: string) => void;
    lead: (to: string) => void;
  }[] = [];
  const navigator = new SiteNavigator(
    pageOf('first'),
    ({ pathname, search }, place, signal) =>
      new Promise((resolve, reject) =>
        asked.push({
          address: pathname + search,
          place,
          signal,
          give: (screen) => resolve(pageOf(screen)),
          lead: (to) => reject(new Redirect(to)),
        }),
      ),
  );
  const heard: [page: string, isBusy: boolean][] = [];
  navigator.subscribe(() => heard.push([navigator.place.page.screen, navigator.place.isBusy]));
  return { browser, navigator, asked, heard, shown: () => navigator.place.page.screen };
}
const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

describe('going from page to page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('stays at the page one is at until the other has come, and then takes its address', async () => {
    const { browser, navigator, asked, heard } = site();
    navigator.navigate('/tarot?a=1');
    expect(browser.addresses).toEqual(['[/]']);
    expect(heard).toEqual([['first', true]]);
    asked[0]?.give('tarot');
    await settled();
    expect(browser.addresses).toEqual(['/', '[/tarot?a=1]']);
    expect(heard.at(-1)).toEqual(['tarot', false]);
    expect(navigator.place).toMatchObject({ action: 'PUSH', location: { pathname: '/tarot', search: '?a=1' } });
  });

  it('gives up a page that is no longer wanted, and shows nothing of it when it comes all the same', async () => {
    const { browser, navigator, asked, shown } = site();
    navigator.navigate('/tarot');
    navigator.navigate('/equipe');
    expect(asked.map(({ address, signal }) => [address, signal.aborted])).toEqual([
      ['/tarot', true],
      ['/equipe', false],
    ]);
    asked[1]?.give('equipe');
    await settled();
    asked[0]?.give('tarot');
    await settled();
    expect(shown()).toBe('equipe');
    expect(browser.addresses).toEqual(['/', '[/equipe]']);
  });

  it('is not led away by a page that was given up', async () => {
    const { browser, navigator, asked, shown } = site();
    navigator.navigate('/profil/photos');
    navigator.navigate('/tarot');
    asked[0]?.lead('/connexion');
    await settled();
    asked[1]?.give('tarot');
    await settled();
    expect([shown(), asked.length]).toEqual(['tarot', 2]);
    expect(browser.addresses).toEqual(['/', '[/tarot]']);
  });

  it('goes where a page leads instead: as a new place, or in the place that was to be taken', async () => {
    const pushed = site();
    pushed.navigator.navigate('/profil/photos');
    pushed.asked[0]?.lead('/connexion');
    await settled();
    pushed.asked[1]?.give('login');
    await settled();
    expect(pushed.browser.addresses).toEqual(['/', '[/connexion]']);

    const replaced = site();
    replaced.navigator.navigate('/profil/photos', { replace: true });
    replaced.asked[0]?.lead('/connexion');
    await settled();
    replaced.asked[1]?.give('login');
    await settled();
    expect(replaced.browser.addresses).toEqual(['[/connexion]']);
  });

  it('going back loads the page of that place, by its key, and gives up what was on its way', async () => {
    const { browser, navigator, asked, shown } = site();
    const first = navigator.place.location.key;
    navigator.navigate('/tarot');
    asked[0]?.give('tarot');
    await settled();
    navigator.navigate('/equipe');
    navigator.navigate(-1);
    await settled();
    expect(asked[1]?.signal.aborted).toBe(true);
    expect(asked[2]).toMatchObject({ address: '/', place: first });
    asked[2]?.give('home again');
    await settled();
    expect([shown(), navigator.place.action]).toEqual(['home again', 'POP']);
    expect(browser.addresses).toEqual(['[/]', '/tarot']);
  });

  it('a fragment of the same page asks for nothing and keeps the page', async () => {
    const { browser, navigator, asked } = site('/tarot?a=1');
    const { page } = navigator.place;
    navigator.navigate('/tarot?a=1#cartes');
    expect(asked).toEqual([]);
    expect(navigator.place.page).toBe(page);
    expect(browser.addresses).toEqual(['/tarot?a=1', '[/tarot?a=1#cartes]']);
    expect(navigator.place).toMatchObject({ isBusy: false, location: { hash: '#cartes' } });
  });

  it('a fragment gives up the page that was on its way', async () => {
    const { navigator, asked, shown } = site('/tarot');
    navigator.navigate('/equipe');
    navigator.navigate('/tarot#cartes');
    asked[0]?.give('equipe');
    await settled();
    expect([shown(), navigator.place.isBusy]).toEqual(['first', false]);
  });

  it('loads the page one is at again without a new place in the history', async () => {
    const { browser, navigator, asked, shown } = site('/profil/photos');
    navigator.reload();
    expect(asked[0]).toMatchObject({ address: '/profil/photos', place: navigator.place.location.key });
    asked[0]?.give('photos');
    await settled();
    expect(shown()).toBe('photos');
    expect(browser.addresses).toEqual(['[/profil/photos]']);
  });

  it('shows nothing of a page that must wait until it is known who is here, and keeps what the server drew', async () => {
    const { navigator, asked } = site('/theme');
    navigator.reload({ awaited: true });
    expect(navigator.place).toMatchObject({ isBusy: true, page: { screen: 'first', waiting: true } });
    expect(navigator.first.page).toEqual(pageOf('first'));
    asked[0]?.give('theme');
    await settled();
    expect(navigator.place).toMatchObject({ isBusy: false, page: pageOf('theme') });
    expect(navigator.place.page.waiting).toBeUndefined();
  });

  it('tells nobody who stopped listening', () => {
    const { navigator } = site();
    const listener = vi.fn();
    navigator.subscribe(listener)();
    navigator.navigate('/tarot');
    expect(listener).not.toHaveBeenCalled();
  });
});
