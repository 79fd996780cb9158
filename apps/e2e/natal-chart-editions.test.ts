import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CAMILLE, infosOf } from './astrology-site.ts';
import { hydrated, useBrowser } from './site.ts';

const { visit } = useBrowser();
const RESULT = `/astrologie/theme-astral-gratuit/resultat/${infosOf(CAMILLE)}`;

const pagesOf = async (page: Page): Promise<number> => {
  const pdf = await page.pdf({ format: 'A4', margin: { top: '14mm', bottom: '14mm', left: '14mm', right: '14mm' } });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
};

describe('a natal chart on a phone', () => {
  it('opens with five lines and the wheel, and the reading follows', async () => {
    const { page, problems } = await visit('phone');
    await page.goto(RESULT);
    await hydrated(page);
    expect(await page.locator('.natal-summary > div').count()).toBe(5);
    const top = (selector: string) =>
      page.locator(selector).evaluate((node) => node.getBoundingClientRect().top + scrollY);
    expect(await top('.natal-summary')).toBeLessThan(await top('.wheel'));
    // The wheel is about 350 px high: between it and the reading stand a line of settings and one of contents.
    expect((await top('#lecture')) - (await top('.wheel'))).toBeLessThan(800);
    await page.getByText(/^Dans cette page/).click();
    await page.getByRole('link', { name: 'Preuve du calcul' }).click();
    await expect
      .poll(() => page.locator('#preuve').evaluate((node) => Math.abs(node.getBoundingClientRect().top) < 300))
      .toBe(true);
    expect(problems).toEqual([]);
  });

  it('has a wheel that a tap enlarges, and Escape puts back', async () => {
    const { page } = await visit('phone');
    await page.goto(RESULT);
    await hydrated(page);
    await page
      .locator('.wheel')
      .first()
      .click({ position: { x: 20, y: 20 } });
    const large = page.getByRole('dialog', { name: /^Roue du thème/ });
    await large.waitFor();
    expect(await large.locator('.wheel').evaluate((node) => node.getBoundingClientRect().width)).toBeGreaterThan(700);
    await page.keyboard.press('Escape');
    await expect.poll(() => large.count()).toBe(0);
  });
});

describe('a natal chart on paper', () => {
  it('is whole in fewer pages than before, or short in two', async () => {
    const { page } = await visit('desktop');
    await page.goto(RESULT);
    await hydrated(page);
    expect(await pagesOf(page)).toBeLessThanOrEqual(14);
    await page.evaluate(() => {
      document.documentElement.dataset['printEdition'] = 'short';
    });
    expect(await pagesOf(page)).toBe(2);
  });

  it('keeps titles with what they announce, and every table whole', async () => {
    const { page } = await visit('desktop');
    await page.goto(RESULT);
    await page.emulateMedia({ media: 'print' });
    const kept = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
    expect(await kept('.chart-fold', 'break-inside')).toBe('avoid');
    expect(await kept('.chart-reading__part h3', 'break-after')).toBe('avoid');
    expect(await kept('.chart-dominants i i', 'print-color-adjust')).toBe('exact');
    expect(await page.locator('.chart-houses').isVisible()).toBe(true);
  });

  it('has no furniture of the site, and a table of positions that stays in its column', async () => {
    const { page } = await visit('desktop');
    await page.goto(RESULT);
    await page.emulateMedia({ media: 'print' });
    // A4 within its margins.
    await page.setViewportSize({ width: 688, height: 1000 });
    for (const part of ['.navbar', '.masthead', '.footer']) expect(await page.locator(part).isVisible()).toBe(false);
    const room = await page.locator('#positions .fact-table').evaluate((table) => {
      const column = table.closest('#positions') as HTMLElement;
      return column.getBoundingClientRect().right - table.getBoundingClientRect().right;
    });
    expect(room).toBeGreaterThan(-1);
  });
});
