import { describe, expect, it } from 'vitest';
import { matchScreen } from '../web/screens.ts';
import { breakingIn } from './breaking-spaces.ts';
import { hydrated, siteUrl, useBrowser } from './site.ts';

/** Pages of one screen differ by their text: the browser opens the first few, the server is asked for all the others. */
const OPENED_OF_EACH_SCREEN = 2;
/** More than twice what the site links (2,650 with cards, stones and horoscopes); a crawl that never ends is a bug of its own. */
const MOST_PAGES = 6000;
/** The server draws one page while it is asked for the next, and others while the browser opens its own. */
const AT_ONCE = 6;

/** Filters combine and months follow one another without end: such links are marked, for robots and for us. */
const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/rel="[^"]*nofollow/.test(tag))
    .map((tag) => /href="([^"]+)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '/');

/** What its pictures are asked from, every size of each. */
const picturesOf = (html: string): string[] =>
  [...html.matchAll(/<(?:img|source|image) [^>]*>/g)].flatMap(([tag]) =>
    [...tag.matchAll(/ (?:src|srcset|href)="([^"]+)"/gi)].flatMap(([, value = '']) =>
      value.split(/,\s+/).map((one) => one.split(' ')[0]?.replaceAll('&amp;', '&') ?? ''),
    ),
  );

describe('a crawl from the home page', () => {
  const browser = useBrowser();

  it('finds no dead link, no missing picture, no console error, no failed request, no space that breaks a French line', {
    timeout: 900_000,
  }, async () => {
    const { page, problems } = await browser.visit('desktop');
    const opened = new Map<string, number>();
    const waiting = ['/'];
    const seen = new Set(waiting);
    const follow = (links: string[], from: string) => {
      for (const link of links) {
        const url = new URL(link, siteUrl() + from);
        if (url.origin !== new URL(siteUrl()).origin || seen.has(url.pathname)) continue;
        seen.add(url.pathname);
        waiting.push(url.pathname);
      }
    };
    const breaking: Record<string, string[]> = {};
    const pictures = new Map<string, string>();
    const read = (html: string, address: string) => {
      for (const picture of picturesOf(html)) {
        const url = new URL(picture, siteUrl() + address);
        if (url.origin === new URL(siteUrl()).origin) pictures.set(url.pathname + url.search, address);
      }
      const found = breakingIn(html);
      if (found.length > 0) breaking[address] = found;
    };
    const isOpened = (address: string): boolean => {
      const screen = matchScreen(decodeURI(address))?.screen.name;
      // What no screen answers is a file to download, or a dead link that the status tells.
      if (screen === undefined) return false;
      const count = opened.get(screen) ?? 0;
      opened.set(screen, count + 1);
      return count < OPENED_OF_EACH_SCREEN;
    };
    const ask = async (address: string) => {
      const answer = await fetch(siteUrl() + address);
      expect(answer.status, address).toBe(200);
      const html = await answer.text();
      if (answer.headers.get('content-type')?.includes('html')) read(html, address);
      follow(linksOf(html), address);
    };
    const open = async (address: string) => {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      read((await answer?.text()) ?? '', address);
      await hydrated(page);
      follow(
        await page.$$eval('a[href]:not([rel~=nofollow])', (anchors) =>
          anchors.map((a) => (a as HTMLAnchorElement).href),
        ),
        address,
      );
      expect(problems, address).toEqual([]);
    };
    while (waiting.length > 0) {
      const { true: toOpen = [], false: toAsk = [] } = Object.groupBy(waiting.splice(0, AT_ONCE), (address) =>
        isOpened(address) ? 'true' : 'false',
      );
      const openAll = async () => {
        for (const address of toOpen) await open(address);
      };
      await Promise.all([openAll(), ...toAsk.map(ask)]);
    }
    expect(breaking).toEqual({});
    const missing: string[] = [];
    for (const [picture, address] of pictures) {
      const answer = await fetch(siteUrl() + picture);
      await answer.arrayBuffer();
      if (answer.status !== 200) missing.push(`${picture} of ${address}: ${answer.status}`);
    }
    expect(missing).toEqual([]);
    // Of the cards alone there are more.
    expect(pictures.size).toBeGreaterThan(78);
    expect(opened.size).toBeGreaterThan(40);
    expect(seen.size).toBeLessThan(MOST_PAGES);
  });
});
