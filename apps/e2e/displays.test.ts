import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Display } from '@solelune/contract';
import { type ServerProcess, startProcess } from '@solelune/testing/process';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrives, hydrated, path, toFoot, useBrowser } from './site.ts';
import { ANSWERS, type StandIn, startStandIn } from './wordpress-stand-in.ts';

const { visit } = useBrowser();
const cards = (page: Page) => page.locator('.pre-footer .display-card');

async function open(page: Page, address = '/tarot'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await toFoot(page);
  await cards(page).first().waitFor();
}

/** What the next click tells the server. */
async function clickTold(page: Page): Promise<Record<string, string>> {
  const request = await page.waitForRequest('**/api/display/increment_stat');
  return Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
}

const card: Display = {
  ...{ type: 'default', id: 1, title: 'Le journal', content: 'À lire ce soir.', link: '/actu/coulisses?x=1#fin' },
  ...{ link_text: 'Lire', encoded_slot: 'bottom-1', conversion: 'lecture', new_app: false },
};

/** To the journal, whose answer brings these cards. */
async function journalWith(page: Page, banners: readonly Display[]): Promise<void> {
  await page.route('**/api/blog/index/0/12.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), displays: { bottom: { banners } } } });
  });
  await page.goto('/tarot');
  await hydrated(page);
  await page.evaluate(() => (document.querySelector('a[href="/actu"]') as HTMLElement).click());
  await arrives(page, '/actu');
  await toFoot(page);
}

/** Columns of the grid, and lines that a card's words take at most. */
const layout = (page: Page) =>
  page.evaluate(() => {
    const lines = (selector: string) =>
      getComputedStyle(document.querySelector(`.display-card ${selector}`) as Element).webkitLineClamp;
    const grid = getComputedStyle(document.querySelector('.pre-footer__grid') as Element);
    return { columns: grid.gridTemplateColumns.split(' ').length, title: lines('h2'), words: lines('p') };
  });

describe('cards under a page', () => {
  it('stand in three columns with four lines, on a phone in one with two', async () => {
    const { page, problems } = await visit('desktop');
    await open(page);
    expect(await layout(page)).toEqual({ columns: 3, title: '4', words: '4' });
    expect(await cards(page).count()).toBe(3);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await layout(page)).toEqual({ columns: 1, title: '2', words: '2' });
    expect(problems).toEqual([]);
  });

  it('one that is followed leads to its screen and is counted', async () => {
    const { page } = await visit('desktop');
    await open(page);
    const told = clickTold(page);
    await cards(page).nth(1).click();
    expect(await told).toEqual({ bcc: expect.stringMatching(/^\d+$/), slot: 'bottom-2' });
    await expect.poll(() => path(page)).not.toBe('/tarot');
  });

  it('in the menu of a phone they are counted as the menu’s', async () => {
    const { page } = await visit('phone');
    await open(page);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    const told = clickTold(page);
    await page.locator('.menu-displays .display-card').first().click();
    expect(await told).toMatchObject({ slot: 'menu-1' });
    await expect.poll(() => path(page)).not.toBe('/tarot');
  });

  it('one with a link carries its tracking, and is counted as the page is left', async () => {
    const { page } = await visit('desktop');
    await journalWith(page, [card]);
    const told = clickTold(page);
    await cards(page).click();
    expect(await told).toEqual({ bcc: '1', slot: 'bottom-1', cv: 'lecture' });
    await arrives(page, '/actu/coulisses');
    expect(new URL(page.url()).search).toBe('?x=1&slot=bottom-1&bcc=1&cv=lecture');
  });

  it('what was followed is remembered for who said yes, and for nobody else', async () => {
    const { page } = await visit('desktop');
    const kept = () => page.evaluate(() => localStorage.getItem('cv_tr'));
    const follow = async () => {
      await journalWith(page, [{ ...card, new_app: true, new_app_name: 'tarot.index', new_app_params: '{}' }]);
      const counted = page.waitForResponse('**/api/display/increment_stat');
      await cards(page).click();
      expect(await (await counted).json()).toMatchObject({ conversions: [{ cv: 'lecture', bcc: 1 }] });
      await arrives(page, '/tarot');
    };
    const answer = async (button: string) => {
      await page.getByRole('button', { name: 'Gérer les cookies' }).click();
      await page.getByRole('button', { name: button }).click();
    };
    await follow();
    expect(await kept()).toBeNull();
    await answer('Accepter');
    await follow();
    await expect.poll(kept).toContain('lecture');
    await answer('Refuser');
    await expect.poll(kept).toBeNull();
    await follow();
    expect(await kept()).toBeNull();
  });

  it('a blocker changes nothing for the visitor', async () => {
    const { page } = await visit('desktop');
    await page.route('**/display/increment_stat', (route) => route.abort('blockedbyclient'));
    await open(page);
    await cards(page).first().click();
    await expect.poll(() => path(page)).not.toBe('/tarot');
  });
});

describe('boxes of the other site', () => {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-boxes-'));
  let other: StandIn;
  let site: ServerProcess;
  beforeAll(async () => {
    other = await startStandIn();
    site = await startProcess({
      ...{ DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
      ...{ WORDPRESS_AJAX_URL: other.url, WORDPRESS_SLOTS: 'plain' },
    });
  });
  afterAll(async () => {
    await site.end('SIGTERM');
    other.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const SLOTS = [...Object.keys(ANSWERS), 'blocked'];
  /** A browser speaks to one site on six lines: with more boxes than that, one that keeps its line makes others late. */
  const AT_ONCE = 5;
  const GROUPS = Array.from({ length: Math.ceil(SLOTS.length / AT_ONCE) }, (_, n) =>
    SLOTS.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
  );
  const boxes = (slots: readonly string[]): Display[] =>
    slots.map((slot, index) => ({
      ...{ type: 'wordpress', id: 200 + index, title: '', content: '', link: '/', link_text: '', new_app: false },
      ...{ encoded_slot: `bottom-${index + 1}`, wordpress_slot: slot, wordpress_url: other.url },
    }));
  const places = (page: Page) => page.locator('.pre-footer li');
  async function showBoxes(slots: readonly string[]): Promise<Page> {
    const { page } = await visit('phone', { baseURL: site.address });
    await page.route('**/*slot=blocked*', (route) => route.abort('blockedbyclient'));
    await journalWith(page, boxes(slots));
    // Their code comes after their places: only then do they wait for what they ask for.
    await expect.poll(() => places(page).locator('.wordpress-box').count()).toBe(slots.length);
    await expect.poll(() => page.locator('.wordpress-box--waiting').count()).toBe(0);
    return page;
  }

  it.each(GROUPS.map((slots) => [slots.join(', '), slots] as const))(
    'what is left of %s harms nothing and says nothing of the visitor',
    async (_, slots) => {
      const page = await showBoxes(slots);
      for (const [index, slot] of slots.entries()) {
        const box = places(page).nth(index).locator('.wordpress-box');
        const { left = '' } = ANSWERS[slot] ?? {};
        const shown = (await box.textContent()) ?? '';
        if (left) expect(shown, slot).toContain(left);
        else expect(shown, slot).toBe('');
        // What does not come leaves its place as it was: nothing jumps.
        if (!left) expect((await box.boundingBox())?.height, slot).toBe(150);
      }
      const odd = await page
        .locator('.wordpress-box')
        .evaluateAll((found) =>
          found.flatMap((box) =>
            [...box.querySelectorAll('*')].flatMap((element) =>
              [...element.attributes].map(({ name, value }) => `${element.localName} ${name}=${value}`),
            ),
          ),
        );
      // A browser lets nobody take `is` away once an element is made: it is emptied.
      for (const attribute of odd)
        expect(attribute).toMatch(
          /^(a (href=https?:\/\/|rel=noopener noreferrer$)|img (src=https?:\/\/|alt=)|span is=$)/,
        );
      const tags = await page
        .locator('.wordpress-box *')
        .evaluateAll((found) => [...new Set(found.map(({ localName }) => localName))]);
      expect(tags.filter((tag) => !['a', 'div', 'h3', 'img', 'p', 'span'].includes(tag))).toEqual([]);
      expect(
        await page.evaluate(() => ({
          hit: (window as { hit?: number }).hit,
          hidden: getComputedStyle(document.body).display === 'none',
          bases: document.querySelectorAll('base, meta[http-equiv=refresh]').length,
        })),
      ).toEqual({ hidden: false, bases: 0 });
      expect(path(page)).toBe('/actu');
      expect(await page.title()).not.toContain('Volé');
      for (const slot of slots.filter((name) => name in ANSWERS)) {
        const { cookie, referer, authorization } = other.asked.get(slot) ?? { cookie: 'never asked' };
        expect([cookie, referer, authorization], slot).toEqual([undefined, undefined, undefined]);
      }
    },
  );

  it('the first box of an answer is the only one, and a link in it is counted', async () => {
    const page = await showBoxes(['plain']);
    expect(await places(page).first().textContent()).not.toContain('Une autre');
    await page.route('https://exemple.fr/**', (route) => route.fulfill({ body: 'Ailleurs' }));
    const told = clickTold(page);
    await places(page).first().getByRole('link', { name: 'Lire' }).click();
    expect(await told).toEqual({ bcc: '200', slot: 'bottom-1' });
    await page.waitForURL('https://exemple.fr/x');
  });
});
