import { describe, expect, it } from 'vitest';
import { arrives, hydrated, SIZES, type Size, useBrowser } from './site.ts';

const { visit } = useBrowser();

describe.each(Object.keys(SIZES) as Size[])('search, %s', (size) => {
  it('finds without accents and with a wrong letter, keeps its address, and leads on', async () => {
    const { page, problems } = await visit(size);
    await page.goto('/recherche');
    await hydrated(page);
    const box = page.getByRole('searchbox');
    await box.fill('amétyste');
    await box.press('Enter');
    await page.locator('.search-page__results li').first().getByText('Améthyste').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('amétyste');
    await page.locator('.search-page__results a').first().click();
    await arrives(page, '/lithotherapie/amethyste');
    await page.goBack();
    await page.locator('.search-page__results li').first().getByText('Améthyste').waitFor();
    await box.fill('<zzzqqq>');
    await box.press('Enter');
    await page.getByText('Rien ne répond à').waitFor();
    expect(problems).toEqual([]);
  });
});

it('without scripts the form asks the same address, which no machine keeps', async () => {
  const { page } = await visit('phone', { javaScriptEnabled: false });
  await page.goto('/recherche');
  await page.getByRole('searchbox').fill('vehuiah');
  await page.getByRole('button', { name: 'Chercher' }).click();
  await page.locator('.search-page__results li').first().getByText('Vehuiah').first().waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
});
