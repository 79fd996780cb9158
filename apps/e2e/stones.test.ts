import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrives, hydrated, path, SIZES, type Size, useBrowser } from './site.ts';

const { visit } = useBrowser();
const stones = (page: Page) => page.locator('.stone-cards > li');
const needs = (page: Page) => page.getByRole('list', { name: 'Ce que l’on demande à une pierre' });

describe.each(Object.keys(SIZES) as Size[])('the drawer of stones, %s', (size) => {
  it('is opened, narrowed and searched in place; going back finds it as it was', async () => {
    const { page, problems, calls } = await visit(size);
    await page.goto('/lithotherapie');
    await hydrated(page);
    expect(await stones(page).count()).toBe(12);
    await page.getByRole('link', { name: /^Voir les \d+ autres$/ }).click();
    await expect.poll(() => stones(page).count()).toBe(50);
    expect(path(page)).toBe('/lithotherapie/choisir/toutes');

    await needs(page)
      .getByRole('link', { name: /^Sommeil/ })
      .click();
    const few = Number(
      /\d+/.exec(
        (await needs(page)
          .getByRole('link', { name: /^Sommeil/ })
          .textContent()) ?? '',
      )?.[0],
    );
    await expect.poll(() => stones(page).count()).toBe(few);
    await page.getByLabel('Couleur').selectOption('noir');
    await page.getByText('Aucune pierre ne réunit').waitFor();
    expect(path(page)).toBe('/lithotherapie/choisir/besoin-sommeil_couleur-noir');
    await page.getByRole('link', { name: 'Revoir toutes les pierres' }).click();
    await expect.poll(() => stones(page).count()).toBe(50);
    expect(calls.filter((call) => call.includes('lithotherapy'))).toEqual([]);

    const wanted = stones(page).nth(40);
    await wanted.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await wanted.getByRole('link').click();
    await arrives(page, /^\/lithotherapie\/[a-z-]+$/);
    await page.goBack();
    await arrives(page, '/lithotherapie/choisir/toutes');
    await expect.poll(() => stones(page).count()).toBe(50);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);

    const box = page.getByRole('searchbox');
    await box.fill('labradorite');
    await box.press('Enter');
    await arrives(page, '/recherche');
    await page.locator('.search-page__results li').first().getByText('Labradorite').first().waitFor();
    expect(problems).toEqual([]);
  });
});

it('without scripts the same links lead to the same stones', async () => {
  const { page } = await visit('phone', { javaScriptEnabled: false });
  await page.goto('/lithotherapie');
  await page.getByRole('link', { name: /^Voir les \d+ autres$/ }).click();
  expect(await stones(page).count()).toBe(50);
  await needs(page).getByRole('link', { name: /^Joie/ }).click();
  expect(path(page)).toBe('/lithotherapie/choisir/besoin-joie');
  expect(await stones(page).count()).toBeLessThan(50);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
});
