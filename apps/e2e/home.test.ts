import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, useBrowser } from './site.ts';

const NANTES = { latitude: 47.2184, longitude: -1.5536 };
const MONTREAL = {
  id: '6077243',
  label: 'Montréal, Canada',
  timezone: 'America/Toronto',
  location: { lat: 45.51, lng: -73.59 },
};
const SENTENCE = 'Nous n’avons pas pu vous situer. Activez la géolocalisation ou choisissez une ville proche.';

const where = (page: Page) => page.locator('.home-hero__when time');
const ascendant = (page: Page) => page.locator('.home-hero__positions li', { hasText: 'Ascendant' }).textContent();

async function open(page: Page, address = '/') {
  await page.goto(address);
  await hydrated(page);
}

describe('the sky over the visitor', () => {
  const browser = useBrowser();

  it('a town is chosen by the keyboard, drawn, remembered, and left again', async () => {
    const { page, problems } = await browser.visit('desktop');
    await open(page);
    const forEveryone = await ascendant(page);
    expect(await where(page).textContent()).toMatch(/^\d+\sh\s\d\d, heure de France$/);

    await page.getByRole('button', { name: 'Voir mon ciel' }).press('Enter');
    await page.getByRole('combobox', { name: 'Votre ville' }).fill('montreal');
    await page.getByRole('option', { name: /Montréal, Canada/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await where(page).filter({ hasText: 'ciel de Montréal' }).waitFor();
    expect(await ascendant(page)).not.toBe(forEveryone);
    const hourThere = new Intl.DateTimeFormat('fr', { hour: 'numeric', hour12: false, timeZone: 'America/Toronto' });
    expect(Number.parseInt((await where(page).textContent()) ?? '', 10)).toBe(
      Number.parseInt(hourThere.format(Date.now()), 10),
    );
    expect(await page.locator('.home-watch__kind').textContent()).toContain('à l’horloge de Montréal');
    // Focus is back where it came from.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Changer de lieu');

    await open(page);
    await where(page).filter({ hasText: 'ciel de Montréal' }).waitFor();

    await page.getByRole('button', { name: 'Changer de lieu' }).click();
    await page.getByRole('button', { name: 'Revenir au ciel de tous' }).click();
    await where(page).filter({ hasText: 'heure de France' }).waitFor();
    await open(page);
    expect(await page.evaluate(() => localStorage.getItem('geo-location'))).toBeNull();
    expect(problems).toEqual([]);
  });

  it.each(['/', '/astrologie/carte-du-ciel-astrologique'])(
    '%s names no place to who has chosen none',
    async (address) => {
      const { page } = await browser.visit('desktop');
      await open(page, address);
      // The name of a zone is not that of a place.
      const text = (await page.getByRole('main').innerText()).replaceAll('Europe/Paris', '');
      expect(text).not.toContain('Paris');
      expect(text).toContain('heure de France');
    },
  );

  it('a phone finds where it is, and the sky map knows it too', async () => {
    const { page, problems } = await browser.visit('phone', { geolocation: NANTES, permissions: ['geolocation'] });
    await open(page);
    await page.getByRole('button', { name: 'Voir mon ciel' }).tap();
    await page.getByRole('button', { name: 'Là où je suis' }).tap();
    await where(page).filter({ hasText: 'ciel de Nantes' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await page.goto('/astrologie/carte-du-ciel-astrologique');
    await hydrated(page);
    const field = page.getByRole('combobox', { name: /Lieu/ });
    await expect.poll(() => field.inputValue()).toBe('Nantes, Loire-Atlantique');
    await page.getByRole('button', { name: 'Voir ce ciel' }).tap();
    await page.waitForURL('**/resultat/**');
    await page.getByText('Nantes').first().waitFor();
    expect(problems).toEqual([]);
  });

  it('who refuses to be located is told what to do, and keeps the sky of everyone', async () => {
    const { page } = await browser.visit('phone', { permissions: [] });
    await open(page);
    await page.getByRole('button', { name: 'Voir mon ciel' }).tap();
    await page.getByRole('button', { name: 'Là où je suis' }).tap();
    await page.getByText(SENTENCE).waitFor();
    await page.keyboard.press('Escape');
    expect(await where(page).textContent()).toContain('heure de France');
  });

  it('a network that fails leaves the page whole and says so', async () => {
    const { page, context } = await browser.visit('desktop');
    await context.addInitScript((place) => localStorage.setItem('geo-location', JSON.stringify(place)), MONTREAL);
    await page.route('**/api/home/index.json*', (route) => route.abort('connectionfailed'));
    await open(page);
    await page.locator('.place-choice__problem').waitFor();
    expect(await where(page).textContent()).toContain('heure de France');
  });

  it('a memory that names no place is forgotten', async () => {
    const { page } = await browser.visit('desktop');
    await open(page);
    const atlantis = { ...MONTREAL, id: 'atlantide', label: 'Atlantide' };
    await page.evaluate((place) => localStorage.setItem('geo-location', JSON.stringify(place)), atlantis);
    await open(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('geo-location'))).toBeNull();
    expect(await where(page).textContent()).toContain('heure de France');
  });
});
