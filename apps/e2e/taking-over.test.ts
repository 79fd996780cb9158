import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdCode } from './code-of-page.ts';
import { hydrated, useBrowser } from './site.ts';

const { visit } = useBrowser();
const ADDRESS = '/numerologie/expression';
/** More than the quiet after which a page is taken over by itself (first-script.ts). */
const LONG_QUIET_MS = 12_000;
const isAlive = (page: Page) => page.evaluate(() => 'ready' in document.documentElement.dataset);
const codeAsked = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);

describe('a page is taken over', () => {
  it('by the first sign of a hand: until then its code is fetched, and none of it runs', async () => {
    const { page, problems } = await visit('phone');
    await page.goto(ADDRESS, { waitUntil: 'load' });
    expect(await page.locator('script[type=module]').count()).toBe(0);
    await page.waitForFunction(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length > 5,
    );
    expect(await isAlive(page)).toBe(false);
    await page.locator('h1').tap();
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset, null, { timeout: 3500 });
    expect(problems).toEqual([]);
  });

  it('by the keyboard, and by scrolling', async () => {
    for (const sign of ['Tab', 'PageDown']) {
      const { page } = await visit('desktop');
      await page.goto('/', { waitUntil: 'load' });
      await page.keyboard.press(sign);
      await page.waitForFunction(() => 'ready' in document.documentElement.dataset, null, { timeout: 3500 });
    }
  });

  it('by itself, where nobody moves', async () => {
    const { page } = await visit('phone');
    await page.goto(ADDRESS);
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset, null, { timeout: LONG_QUIET_MS });
  });

  it('at once where somebody is known, and where one comes back', async () => {
    const { page } = await visit('phone');
    await page.goto(ADDRESS, { waitUntil: 'load' });
    expect(await page.locator('script[type=module]').count()).toBe(0);
    await page.reload({ waitUntil: 'load' });
    expect(await page.locator('script[type=module]').count()).toBe(1);
    const member = await visit('phone');
    await member.page.addInitScript(() => localStorage.setItem('long_jwtoken', 'x'));
    await member.page.goto(ADDRESS, { waitUntil: 'commit' });
    await member.page.waitForFunction(() => 'ready' in document.documentElement.dataset, null, { timeout: 3500 });
  });
});

describe('what is pressed before the page answers', () => {
  it('is pressed once, when it does', async () => {
    const { page, problems } = await visit('phone');
    const letCome = await holdCode(page);
    await page.goto('/tarot');
    const menu = page.getByRole('button', { name: 'Ouvrir le menu' });
    await menu.click();
    expect(await isAlive(page)).toBe(false);
    letCome();
    await page.getByRole('button', { name: 'Fermer le menu' }).waitFor();
    expect(await isAlive(page)).toBe(true);
    // A second press would have closed it again.
    await page.waitForTimeout(300);
    expect(await page.getByRole('button', { name: 'Fermer le menu' }).count()).toBe(1);
    expect(await page.locator('[data-pressed]').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  it('a link leads where it says', async () => {
    const { page } = await visit('phone');
    await holdCode(page);
    await page.goto('/numerologie');
    await page.locator('main a[href^="/numerologie/"]').first().click();
    await page.waitForURL(/\/numerologie\/./);
    expect(await codeAsked(page)).toBe(0);
  });

  it('does nothing more once the page is alive', async () => {
    const { page } = await visit('phone');
    await page.goto('/tarot');
    await hydrated(page);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    expect(await page.locator('[data-pressed]').count()).toBe(0);
  });
});
