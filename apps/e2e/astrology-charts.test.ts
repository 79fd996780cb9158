import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { birthIn, CAMILLE, entersFolder, fillBirth, infosOf, nextQuestion } from './astrology-site.ts';
import { hydrated, SIZES, type Size, useBrowser } from './site.ts';

const { visit } = useBrowser();

const NATAL = '/astrologie/theme-astral-gratuit';
const RETURN = '/astrologie/revolution-solaire';
const SKY = '/astrologie/carte-du-ciel-astrologique';

/** The drawing that the size of the page shows. */
const body = (page: Page, name: string) => page.locator('.wheel__drawing:visible').getByRole('option', { name });

/** Where the page is narrow, what is folded is opened by its title. */
async function unfold(page: Page, size: Size, id: string): Promise<void> {
  if (size === 'phone') await page.locator(`#${id} > summary`).click();
}

async function refuseCookies(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Refuser' }).click();
}

describe.each(Object.keys(SIZES) as Size[])('charts, %s', (size) => {
  it('natal chart: the form, the planets, the result, its settings, and back', async () => {
    const { page, problems } = await visit(size);
    await page.goto(NATAL);
    await hydrated(page);
    await refuseCookies(page);
    await fillBirth(page, size, '14:25');
    await nextQuestion(page, size);
    await page.getByLabel('Retenir ces réponses').check();
    await page.getByRole('button', { name: 'Dresser mon thème' }).click();
    await entersFolder(page, `${NATAL}/calcul/`);
    expect(birthIn(page.url())).toEqual(CAMILLE);
    await page.getByRole('link', { name: /^Passer/ }).dispatchEvent('click');
    await entersFolder(page, `${NATAL}/resultat/`);
    expect(await page.locator('h1').textContent()).toBe('Le thème astral de Camille');
    await unfold(page, size, 'positions');
    const positions = page.getByRole('table', { name: 'Positions des astres et des angles' });
    expect(await positions.getByRole('row', { name: /^Soleil/ }).textContent()).toMatch(/Gémeaux26°31′IX/);
    expect(await positions.getByRole('row', { name: /Ascendant/ }).textContent()).toContain('Balance5°19′I');
    await page.getByRole('heading', { name: 'La lecture de votre ciel' }).waitFor();
    expect(await page.getByRole('heading', { name: /Soleil en Gémeaux/ }).count()).toBe(1);

    // Another house system, without leaving the place one reads at.
    await unfold(page, size, 'reglages');
    await page.getByLabel('Système de maisons').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await page.getByLabel('Système de maisons').focus();
    await page.getByLabel('Système de maisons').selectOption('equal_a');
    await page.waitForURL(() => birthIn(page.url()).house_system === 'equal_a');
    await page.getByText('Maisons égales (Ascendant), tropical').waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page
      .getByRole('status')
      .filter({ hasText: /Maisons égales \(Ascendant\)\s:\s.*maison/ })
      .waitFor();
    expect(await page.getByLabel('Système de maisons').evaluate((select) => select === document.activeElement)).toBe(
      true,
    );
    expect(await page.evaluate(() => localStorage.getItem('chart-settings'))).toContain('equal_a');
    await page.reload();
    await hydrated(page);
    await page.getByText('Maisons égales (Ascendant), tropical').waitFor();

    await page.goBack();
    await page.waitForURL((url) => url.pathname === NATAL);
    await expect.poll(() => page.getByLabel('Prénom').inputValue()).toBe('Camille');
    expect(await page.evaluate(() => localStorage.getItem('astro-forms-filled'))).toBe('1');
    expect(await page.evaluate(() => localStorage.getItem('sorted-signs'))).toBe('{"gemini":1}');
    expect(problems).toEqual([]);
  });

  it('the wheel: arrows travel from body to body, and light what is linked', async () => {
    const { page, problems } = await visit(size);
    await page.goto(`${NATAL}/resultat/${infosOf(CAMILLE)}`);
    await hydrated(page);
    await refuseCookies(page);
    const stop = page.locator('.wheel__drawing:visible [role=option][tabindex="0"]');
    expect(await stop.count()).toBe(1);
    await stop.focus();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    // The first body after the ascendant is Pluto, then Uranus; before it, over the ascendant, Lilith.
    expect(await focused()).toMatch(/^Pluton, 10°.02′ Scorpion, maison II, rétrograde$/u);
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toMatch(/^Uranus, 29°.09′ Sagittaire, maison III, rétrograde$/u);
    expect(await page.locator('.wheel__words').textContent()).toContain('Uranus, 29°');
    // Uranus is with Saturn and faces the Sun; Jupiter has nothing with it.
    await expect.poll(() => body(page, 'Soleil').getAttribute('class')).toContain('wheel__lit');
    expect(await body(page, 'Jupiter').getAttribute('class')).not.toContain('wheel__lit');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toMatch(/^Lune noire/u);
    expect(await stop.count()).toBe(1);
    await page.getByText('Voir la roue en tableaux').click();
    await page.getByRole('table', { name: 'Aspects' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('the picture: SVG and PNG, whole in themselves', async () => {
    const { page, problems } = await visit(size);
    await page.goto(`${NATAL}/resultat/${infosOf(CAMILLE)}`);
    await hydrated(page);
    await refuseCookies(page);
    await unfold(page, size, 'reglages');
    const take = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    };
    const svg = await take('Image SVG');
    expect(svg.name).toBe('theme-astral.svg');
    const text = svg.bytes.toString();
    expect(text).toContain('Le thème astral de Camille');
    expect(text).toContain('@font-face');
    // No name of a colour of ours is left, and the body one points at when pressing the button is no part of the picture.
    expect(text).not.toMatch(/var\(|light-dark\(|class="|tabindex|[^-]opacity: ?0/u);
    const png = await take('Image PNG');
    expect(png.name).toBe('theme-astral.png');
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(png.bytes.readUInt32BE(16)).toBe(1440);
    expect(problems).toEqual([]);
  });

  it('solar revolution: the instant, the two rings, the next year', async () => {
    const { page, problems } = await visit(size);
    await page.goto(`${RETURN}/calcul/${infosOf({ ...CAMILLE, year: '2026' })}`);
    // Left to its end, the drawing leads to the result by itself.
    await entersFolder(page, `${RETURN}/resultat/`);
    await page.getByText('17 juin 2026, 16 h 54 min 13 s UTC').first().waitFor();
    expect(await body(page, 'Soleil de naissance').count()).toBe(1);
    expect(await body(page, 'Soleil de l’année').count()).toBe(1);
    await page.getByRole('heading', { name: 'La lecture de votre année' }).waitFor();
    await page.getByRole('link', { name: '2027' }).dispatchEvent('click');
    await page.waitForURL(() => birthIn(page.url()).year === '2027');
    await expect.poll(() => page.locator('h1').textContent()).toContain('2027');
    expect(problems).toEqual([]);
  });

  it('sky map: now, then another moment and place', async () => {
    const { page, problems } = await visit(size);
    await page.goto(SKY);
    await hydrated(page);
    await refuseCookies(page);
    await body(page, 'Soleil').waitFor();
    await page.getByRole('heading', { name: 'Ce qui rétrograde' }).waitFor();
    await page.getByRole('textbox', { name: 'Date facultative' }).fill('1999-08-11');
    await page.getByLabel('Heure').fill('12:00');
    const place = page.getByRole('combobox', { name: 'Lieu' });
    await place.fill('Reims');
    await page
      .getByRole('option', { name: /^Reims/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Voir ce ciel' }).click();
    await entersFolder(page, `${SKY}/resultat/`);
    // The day of the eclipse: a new Moon, beside the Sun.
    await page.getByRole('heading', { name: 'Nouvelle Lune' }).waitFor();
    expect(await page.locator('h1').textContent()).toContain('Reims');
    expect(problems).toEqual([]);
  });

  it.each([
    ['no base64 at all', `${NATAL}/resultat/%C3%A9%C3%A9`],
    ['no infos', `${NATAL}/resultat`],
    ['a birth without a place', `${NATAL}/resultat/${infosOf({ firstname: 'Camille', birthdate: '1988-06-17' })}`],
    ['an impossible date', `${RETURN}/resultat/${infosOf({ ...CAMILLE, birthdate: '1988-02-31' })}`],
    ['an unknown place', `${SKY}/resultat/${infosOf({ birthcity: 'nulle-part' })}`],
  ])('%s: the form, with what could be read', async (_, address) => {
    const { page, problems } = await visit(size);
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await hydrated(page);
    expect(await page.locator('h1').textContent()).toBe('Reprenons ensemble');
    if (address.includes(infosOf({ firstname: 'Camille' }).slice(0, 12))) {
      expect(await page.getByLabel('Prénom').inputValue()).toBe('Camille');
    }
    expect(problems).toEqual([]);
  });
});

it('an unknown hour: what its day holds, and noon in the proof alone', async () => {
  const { page } = await visit('desktop');
  const { birthtime: _, ...noHour } = CAMILLE;
  await page.goto(`${NATAL}/resultat/${infosOf(noHour)}`);
  await page.getByRole('heading', { name: 'Sans heure de naissance' }).waitFor();
  await page.getByText('Heure inconnue : midi a été pris').waitFor();
  expect(await page.locator('.chart-hero').textContent()).not.toMatch(/midi|maison [IVX]/u);
});

it('without JavaScript the wheel and the reading are there', async () => {
  const { page } = await visit('desktop', { javaScriptEnabled: false });
  await page.goto(`${NATAL}/resultat/${infosOf(CAMILLE)}`);
  expect(await body(page, 'Soleil').isVisible()).toBe(true);
  expect(await page.getByRole('heading', { name: /Soleil en Gémeaux/ }).isVisible()).toBe(true);
  await page.goto(`${NATAL}/calcul/${infosOf(CAMILLE)}`);
  await page.getByRole('link', { name: 'Lire le résultat' }).click();
  expect(await page.locator('h1').textContent()).toBe('Le thème astral de Camille');
});
