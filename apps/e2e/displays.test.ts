import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, path, useBrowser } from './site.ts';

const { visit } = useBrowser();
const cards = (page: Page) => page.locator('.pre-footer .display-card');

async function open(page: Page, address = '/tarot'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await cards(page).first().waitFor();
}

/** Columns of the grid, and lines that a card's words take at most. */
const layout = (page: Page) =>
  page.evaluate(() => ({
    columns: getComputedStyle(document.querySelector('.pre-footer__grid') as Element).gridTemplateColumns.split(' ')
      .length,
    lines: getComputedStyle(document.querySelector('.display-card p') as Element).webkitLineClamp,
  }));

describe('cards under a page', () => {
  it('stand in three columns with four lines, on a phone in one with two', async () => {
    const { page, problems } = await visit('desktop');
    await open(page);
    expect(await layout(page)).toEqual({ columns: 3, lines: '4' });
    expect(await cards(page).count()).toBe(3);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await layout(page)).toEqual({ columns: 1, lines: '2' });
    expect(problems).toEqual([]);
  });

  it('one that is followed leads to its screen and is counted, once', async () => {
    const { page } = await visit('desktop');
    await open(page);
    const counted = page.waitForRequest('**/api/display/increment_stat');
    await cards(page).first().click();
    const sent = (await counted).postData() ?? '';
    expect(sent).toMatch(/bcc/);
    expect(sent).toMatch(/bottom-1/);
    await expect.poll(() => path(page)).not.toBe('/tarot');
  });

  it('a blocker changes nothing for the visitor', async () => {
    const { page } = await visit('desktop');
    await page.route('**/display/increment_stat', (route) => route.abort('blockedbyclient'));
    await open(page);
    await cards(page).first().click();
    await expect.poll(() => path(page)).not.toBe('/tarot');
  });
});

/** What the other site may answer, and what must be left of it on the page. */
const HOSTILE: [
  name: string,
  answer: { body?: string; type?: string; status?: number; late?: boolean },
  left: string,
][] = [
  [
    'a plain box',
    { body: '<div><h3>Une annonce</h3><p>Bonjour</p><a href="https://exemple.fr/x">Lire</a></div>' },
    'Une annonce',
  ],
  [
    'scripts and handlers',
    {
      body: '<div>Texte<script>window.hit=1</script><img src=x onerror="window.hit=1"><a href="javascript:window.hit=1">a</a></div>',
    },
    'Texte',
  ],
  [
    'styles and frames',
    {
      body: '<div>Texte<style>body{display:none}</style><iframe src="/"></iframe><p style="position:fixed;inset:0">x</p></div>',
    },
    'Texte',
  ],
  [
    'forms and vectors',
    { body: '<div>Texte<form action="/"><input name=q></form><svg onload="window.hit=1"></svg></div>' },
    'Texte',
  ],
  ['no box at all', { body: '<p>Sans boîte</p>' }, ''],
  ['without end', { body: `<div>${'x'.repeat(200_000)}</div>` }, ''],
  ['of another type', { body: '<div>Texte</div>', type: 'application/javascript' }, ''],
  ['an error', { body: '<div>Texte</div>', status: 500 }, ''],
  ['nothing in time', { late: true }, ''],
];

describe('a box of the other site', () => {
  it.each(HOSTILE)('%s harms nothing', async (_, { body = '', type = 'text/html', status = 200, late }, left) => {
    const { page } = await visit('phone');
    await page.route('**/boite-de-test*', async (route) => {
      if (late) return;
      await route.fulfill({ status, contentType: type, body });
    });
    await page.route('**/api/blog/index/0/12.json', async (route) => {
      const answer = await route.fetch();
      const box = {
        ...{
          type: 'wordpress',
          id: 200,
          title: '',
          content: '',
          link: '/',
          link_text: '',
          encoded_slot: 'bottom-1',
          new_app: false,
        },
        ...{ wordpress_slot: 'accueil', wordpress_url: new URL('/boite-de-test', page.url()).href },
      };
      await route.fulfill({
        response: answer,
        json: { ...(await answer.json()), displays: { bottom: { banners: [box] } } },
      });
    });
    await page.goto('/tarot');
    await hydrated(page);
    await page.evaluate(() => (document.querySelector('a[href="/actu"]') as HTMLElement).click());
    await expect.poll(() => path(page)).toBe('/actu');
    const box = page.locator('.wordpress-box:not(.wordpress-box--waiting)');
    await box.waitFor({ state: 'attached' });
    expect(await box.textContent()).toContain(left);
    if (left === '') expect(await box.textContent()).toBe('');
    expect(await box.locator('script, style, iframe, form, input, svg, [style], [onerror], [onload]').count()).toBe(0);
    expect(await page.locator('.wordpress-box a:not([href^="https://"])[href]').count()).toBe(0);
    expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none');
  });
});
