import { describe, expect, it } from 'vitest';
import { hydrated, siteUrl, useBrowser } from './site.ts';

/** Far more than the site links today; a crawl that never ends is a bug of its own. */
const MOST_PAGES = 400;

describe('a crawl from the home page', () => {
  const browser = useBrowser();

  it('finds no dead link, no console error, no failed request', { timeout: 600_000 }, async () => {
    const { page, problems } = await browser.visit('desktop');
    const waiting = ['/'];
    const seen = new Set(waiting);
    for (const address of waiting) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      await hydrated(page);
      const links = await page.$$eval('a[href]', (anchors) =>
        anchors.map((anchor) => (anchor as HTMLAnchorElement).href),
      );
      for (const link of links) {
        const url = new URL(link);
        if (url.origin !== new URL(siteUrl()).origin || seen.has(url.pathname)) continue;
        seen.add(url.pathname);
        waiting.push(url.pathname);
      }
      expect(problems, address).toEqual([]);
    }
    expect(seen.size).toBeGreaterThan(40);
    expect(seen.size).toBeLessThan(MOST_PAGES);
  });
});
