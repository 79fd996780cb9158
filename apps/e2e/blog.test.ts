import { findLunations } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrives, hydrated, path, SIZES, type Size, siteUrl, useBrowser } from './site.ts';

const { visit } = useBrowser();
const ARTICLE = '/actu/avec-la-lune/lunaison-29-jours';

const titles = (page: Page) => page.locator('.journal .post-link :is(h2, h3)').allTextContents();
const feedLink = (page: Page) => page.locator('head link[type="application/rss+xml"]');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

async function readToTheEnd(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return page.getByText('Vous avez tout lu').count();
    })
    .toBe(1);
}

describe.each(Object.keys(SIZES) as Size[])('the journal, %s', (size) => {
  it('grows to its end, and gives the same place back', async () => {
    const { page, problems } = await visit(size);
    await open(page, '/actu');
    const { total } = (await (await fetch(`${siteUrl()}/api/blog/index/0/12.json`)).json()) as { total: number };
    await readToTheEnd(page);
    const all = await titles(page);
    expect(all).toHaveLength(total);
    expect(new Set(all).size).toBe(total);

    const wanted = page.locator('.post-rows li').nth(20).locator('a');
    await wanted.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await wanted.click();
    await arrives(page, /^\/actu\/[a-z-]+\/[a-z0-9-]+$/);
    await page.goBack();
    await arrives(page, '/actu');
    await expect.poll(() => titles(page)).toEqual(all);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
    expect(problems).toEqual([]);
  });

  it('a category has its own list, and its own feed; elsewhere there is none', async () => {
    const { page, problems } = await visit(size);
    await open(page, '/actu');
    expect(await feedLink(page).getAttribute('href')).toBe('/actu/rss.xml');
    await page
      .getByRole('navigation', { name: 'Rubriques du journal' })
      .getByRole('link', { name: /Coulisses/ })
      .click();
    await arrives(page, '/actu/coulisses');
    await page.getByRole('heading', { level: 1, name: 'Coulisses' }).waitFor();
    expect(await feedLink(page).getAttribute('href')).toBe('/actu/coulisses/rss.xml');
    for (const href of await page
      .locator('.journal .post-link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      expect(href).toMatch(/^\/actu\/coulisses\//);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Les pierres' }).click();
    await arrives(page, '/lithotherapie');
    await expect.poll(() => feedLink(page).count()).toBe(0);
    await page.goBack();
    await arrives(page, '/actu/coulisses');
    await expect.poll(() => feedLink(page).getAttribute('href')).toBe('/actu/coulisses/rss.xml');
    expect(problems).toEqual([]);
  });
});

describe('without scripts', () => {
  it('pages are numbered, each with its address, and lead to articles with their figures', async () => {
    const { page } = await visit('desktop', { javaScriptEnabled: false });
    const seen: string[] = [];
    await page.goto('/actu');
    for (let number = 1; ; number += 1) {
      seen.push(...(await titles(page)));
      const next = page.getByRole('link', { name: `Page ${number + 1}`, exact: true });
      if ((await next.count()) === 0) break;
      await next.click();
      expect(new URL(page.url()).search).toBe(`?page=${number + 1}`);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(`/actu?page=${number + 1}`);
    }
    expect(new Set(seen).size).toBe(seen.length);
    await page.goto(ARTICLE);
    expect(await page.locator('.blog-figure').count()).toBeGreaterThan(0);
    expect((await page.goto('/actu?page=999'))?.status()).toBe(404);
    expect((await page.goto('/actu?page=abc'))?.status()).toBe(200);
  });
});

describe('an article', () => {
  it('shows what the engines compute, says so to machines, and lets one go on', async () => {
    const { page, problems } = await visit('desktop');
    await open(page, ARTICLE);
    // The exact phases of the month on the page against the engine, asked here.
    const shown = await page.locator('.lunation-figure li[data-exact] b').allTextContents();
    const month = { from: Temporal.Instant.from('2026-10-31T23:00Z'), to: Temporal.Instant.from('2026-11-30T23:00Z') };
    const exact = findLunations(loadEphemeris(), month).map(({ at }) => at.toZonedDateTimeISO('Europe/Paris').day);
    expect(shown.map(Number)).toEqual(exact);
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
    expect(data['@graph'][0]).toMatchObject({ '@type': 'Article', inLanguage: 'fr' });
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await fetch(siteUrl() + new URL(image ?? '').pathname);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect((await picture.arrayBuffer()).byteLength).toBeLessThan(100_000);
    await page.locator('.article-next .post-link').first().click();
    await expect.poll(() => path(page)).not.toBe(ARTICLE);
    expect(problems).toEqual([]);
  });
});

interface Item {
  title: string;
  link: string;
  guid: string;
  date: string;
}

/** Read by the browser's own parser, which is strict with XML: one wrong sign and there is nothing but an error. */
const readFeed = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const answer = await fetch(url);
    const feed = new DOMParser().parseFromString(await answer.text(), 'application/xml');
    const textOf = (of: Element | Document | null, name: string) => of?.querySelector(name)?.textContent ?? '';
    return {
      type: answer.headers.get('content-type'),
      error: textOf(feed, 'parsererror'),
      version: feed.documentElement.getAttribute('version'),
      channel: ['title', 'link', 'description', 'language'].map((name) => textOf(feed, `channel > ${name}`)),
      self: feed.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]?.getAttribute('href') ?? '',
      items: [...feed.querySelectorAll('channel > item')].map(
        (item): Item => ({
          ...{ title: textOf(item, 'title'), link: textOf(item, 'link') },
          ...{ guid: textOf(item, 'guid'), date: textOf(item, 'pubDate') },
        }),
      ),
    };
  }, address);

describe('feeds', () => {
  it('are RSS that a parser reads, all of it and each category, the latest first, and lead to their articles', async () => {
    const { page } = await visit('desktop');
    await page.goto('/actu');
    const categories = await page
      .getByRole('navigation', { name: 'Rubriques du journal' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(categories).toHaveLength(7);
    for (const place of categories) {
      const { items, ...feed } = await readFeed(page, `${place}/rss.xml`);
      expect(feed).toMatchObject({ error: '', version: '2.0', type: 'application/rss+xml; charset=utf-8' });
      for (const words of feed.channel) expect(words).not.toBe('');
      expect(new URL(feed.self).pathname).toBe(`${place}/rss.xml`);
      expect(items.length).toBeGreaterThan(0);
      expect(new Set(items.map(({ guid }) => guid)).size).toBe(items.length);
      const times = items.map(({ date }) => Date.parse(date));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      for (const { title, link, guid } of items) {
        expect(title).not.toBe('');
        expect(guid).toBe(link);
        expect(new URL(link).pathname.startsWith(`${place}/`)).toBe(true);
      }
      expect((await fetch(siteUrl() + new URL(items[0]!.link).pathname)).status).toBe(200);
    }
  });
});
