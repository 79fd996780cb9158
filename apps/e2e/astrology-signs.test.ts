import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { birthIn, CAMILLE, entersFolder, fillBirth, infosOf } from './astrology-site.ts';
import { hydrated, SIZES, type Size, useBrowser } from './site.ts';

const { visit } = useBrowser();

const BASE = '/astrologie';
/** The words of a place, with plain spaces: printed French has three kinds. */
const words = async (place: Locator) => ((await place.textContent()) ?? '').replaceAll(/\s+/gu, ' ');
const title = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
const robots = (page: Page) => page.locator('meta[name=robots]').getAttribute('content');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(BASE + path);
  await hydrated(page);
  const refuse = page.getByRole('button', { name: 'Refuser' });
  if (await refuse.isVisible()) await refuse.click();
}

it.each(['/compatibilite-signes-astro', '/compatibilite-signes-lunaires'])(
  'the signs of %s are on the first screen of a phone',
  async (path) => {
    const { page } = await visit('phone', { viewport: { width: 360, height: 740 } });
    await open(page, path);
    const { y: fold = 740 } = (await page.locator('.bottom-nav').boundingBox()) ?? {};
    const labels = page.locator('.pair-picker__first label');
    expect(await labels.count()).toBe(12);
    const { y = Number.NaN, height = 0 } = (await labels.last().boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(fold);
  },
);

describe.each(Object.keys(SIZES) as Size[])('signs, %s', (size) => {
  it('ascendant: the form with its sentences, the result with its numbers, its proof and its links', async () => {
    const { page, problems } = await visit(size);
    await open(page, '/calcul-ascendant');
    await page.getByRole('button', { name: size === 'phone' ? 'Continuer' : 'Calculer mon ascendant' }).click();
    expect(await page.locator('.field__error').first().textContent()).toBe('Ce champ est requis');
    await fillBirth(page, size, '14:25');
    await page.getByRole('button', { name: 'Calculer mon ascendant' }).click();
    await entersFolder(page, `${BASE}/calcul-ascendant/resultat/`);
    await page.getByRole('heading', { level: 1, name: 'Ascendant Balance' }).waitFor();
    expect(await robots(page)).toBe('noindex');
    expect(await page.locator('.sign-hero .eyebrow').textContent()).toContain('5°19′');
    await page.getByRole('heading', { name: 'Gémeaux ascendant Balance' }).waitFor();
    expect(await words(page.locator('.chart-proof'))).toContain('17 juin 1988, 12 h 25 min 00 s UTC');
    await page.getByText('Ascendant en Vierge').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('astro-forms-filled'))).toBe('1');
    expect(await page.evaluate(() => localStorage.getItem('sorted-signs'))).toBe('{"gemini":1}');

    await page.getByRole('link', { name: 'La page Gémeaux ascendant Balance' }).click();
    await page.waitForURL(`**${BASE}/ascendant/gemeaux-ascendant-balance`);
    await expect.poll(() => title(page)).toBe('Gémeaux ascendant Balance');
    await page.getByRole('link', { name: /^L’inverse/ }).click();
    await page.waitForURL(`**${BASE}/ascendant/balance-ascendant-gemeaux`);
    expect(problems).toEqual([]);
  });

  it('compatibility: two signs by the chooser, five scores with their reasons, the other way round', async () => {
    const { page, problems } = await visit(size);
    await open(page, '/compatibilite-signes-astro');
    await page.getByText('Choisissez d’abord un signe').waitFor();
    await page.getByRole('radio', { name: 'Lion' }).check();
    await page.getByRole('link', { name: 'Compatibilité Lion et Vierge' }).click();
    await page.waitForURL(`**${BASE}/compatibilite-signes-astro/lion/vierge`);
    await expect.poll(() => title(page)).toBe('Lion et Vierge');
    expect(await robots(page)).toBe('index, follow');
    const scores = page.locator('.scores li');
    expect(await scores.locator('h3').allTextContents()).toEqual([
      'Amour',
      'Désir',
      'Vie quotidienne',
      'Amitié',
      'Travail',
    ]);
    for (const reason of await scores.locator('p').allTextContents()) expect(reason.length).toBeGreaterThan(40);
    const values = (await scores.locator('b').allTextContents()).map((text) => Number.parseInt(text, 10));
    // The drawing says the same to who cannot see it.
    const label = (await page.locator('.score-rose').getAttribute('aria-label')) ?? '';
    expect(label.match(/\d+/gu)?.slice(2).map(Number)).toEqual(values);
    await page.getByText('Comment ces notes sont comptées').click();
    const table = page.getByRole('table', { name: 'Points de chaque cause, domaine par domaine' });
    expect(await table.getByRole('row').count()).toBe(6);
    await page.getByRole('link', { name: /^Lire dans l’autre sens/ }).click();
    await page.waitForURL(`**${BASE}/compatibilite-signes-astro/vierge/lion`);
    await expect.poll(() => title(page)).toBe('Vierge et Lion');
    await page.goBack();
    await page.goBack();
    await page.waitForURL(`**${BASE}/compatibilite-signes-astro`);
    expect(problems).toEqual([]);
  });

  it('Moon sign: an unknown hour says which two signs it may be, and leads to the Moon’s own page', async () => {
    const { page, problems } = await visit(size);
    await open(page, '/calcul-signe-lunaire');
    await fillBirth(page, size, null);
    await page.getByRole('button', { name: 'Trouver ma Lune' }).click();
    await entersFolder(page, `${BASE}/calcul-signe-lunaire/resultat/`);
    await page.getByRole('heading', { level: 1, name: 'Lune en Cancer ou Lion' }).waitFor();
    expect(await page.getByRole('note').textContent()).toContain('la Lune a changé de signe');
    expect(await words(page.locator('.chart-proof'))).toContain('Heure inconnue : midi a été pris');
    await page.getByRole('main').getByRole('link', { name: 'Lune en Lion', exact: true }).click();
    await page.waitForURL(`**${BASE}/signes-astrologiques-lunaires/lion`);
    await page.getByRole('link', { name: 'Lune en Lion et Lune en Cancer' }).click();
    await page.waitForURL(`**${BASE}/compatibilite-signes-lunaires/lion/cancer`);
    await expect.poll(() => title(page)).toBe('Lune en Lion et Lune en Cancer');
    expect(problems).toEqual([]);
  });

  it('two births: both dates are asked for, then the Suns and the Moons have their pages', async () => {
    const { page, problems } = await visit(size);
    await open(page, '/compatibilite-amoureuse');
    const births = page.locator('.love-birth');
    await page.getByRole('button', { name: 'Rapprocher les deux ciels' }).click();
    expect(await page.locator('.field__error').allTextContents()).toEqual([
      'Ce champ est requis',
      'Ce champ est requis',
    ]);
    await births.nth(0).getByLabel('Date de naissance').fill('1988-06-17');
    await births.nth(0).getByLabel('Heure').fill('14:25');
    await births.nth(1).getByLabel('Date de naissance').fill('1985-08-10');
    await page.getByRole('button', { name: 'Rapprocher les deux ciels' }).click();
    await entersFolder(page, `${BASE}/compatibilite-amoureuse/resultat/`);
    const suns = page.getByRole('link', { name: /Vos Soleils/ });
    await suns.waitFor();
    // The answer has an address: it can be opened again, and the way back leads to the form.
    await page.reload();
    await suns.waitFor();
    expect(await robots(page)).toBe('noindex');
    expect(await suns.getAttribute('href')).toBe(`${BASE}/compatibilite-signes-astro/gemeaux/lion`);
    await page.getByRole('link', { name: /Vos Lunes/ }).click();
    await entersFolder(page, `${BASE}/compatibilite-signes-lunaires/lion/`);
    expect(problems).toEqual([]);
  });

  it('no page is wider than its window', async () => {
    const { page } = await visit(size);
    for (const path of [
      '/astrologie-et-horoscope',
      '/astrologie/signes-astrologiques',
      '/astrologie/signes-astrologiques/sagittaire',
      '/astrologie/signes-astrologiques-enfant/capricorne',
      '/astrologie/signes-astrologiques-lunaires/capricorne',
      '/astrologie/ascendant/sagittaire-ascendant-capricorne',
      '/astrologie/compatibilite-signes-astro',
      '/astrologie/compatibilite-signes-astro/sagittaire/capricorne',
      '/astrologie/compatibilite-signes-lunaires/sagittaire/capricorne',
      '/astrologie/compatibilite-amoureuse',
      `/astrologie/calcul-descendant/resultat/${infosOf(CAMILLE)}`,
    ]) {
      await page.goto(path);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, path).toBeLessThanOrEqual(0);
    }
  });
});

describe('by keyboard alone', () => {
  it('the chooser: arrows choose the first sign, Tab reaches the second, Enter opens', async () => {
    const { page } = await visit('desktop');
    await open(page, '/compatibilite-signes-lunaires');
    await page.getByRole('radio', { name: 'Bélier' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { name: 'Gémeaux' }).isChecked()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${BASE}/compatibilite-signes-lunaires/gemeaux/taureau`);
  });
});

describe('what is shared', () => {
  it('is the result without the last name', async () => {
    const { page, context } = await visit('desktop');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${BASE}/calcul-descendant/resultat/${infosOf({ ...CAMILLE, lastname: 'Durand' })}`);
    await hydrated(page);
    expect(await title(page)).toBe('Descendant Bélier');
    await page.getByRole('button', { name: 'Partager' }).first().click();
    await page.getByText('Lien copié').first().waitFor();
    expect(birthIn(await page.evaluate(() => navigator.clipboard.readText()))).toEqual(CAMILLE);
  });
});

describe('addresses that say too little', () => {
  it.each([
    ['calcul-ascendant', 'abc', 'abîmée'],
    ['calcul-descendant', infosOf({ ...CAMILLE, birthdate: '1988-06-31' }), 'Cette date n’est pas valide'],
    ['calcul-signe-lunaire', infosOf({ ...CAMILLE, birthcity: '1' }), 'Choisissez un lieu'],
    // The night when clocks went forward.
    ['calcul-ascendant', infosOf({ ...CAMILLE, birthdate: '2023-03-26', birthtime: '02:30' }), 'n’a donc pas existé'],
  ])('%s/resultat/%s gives the form, filled with what could be read', async (tool, infos, sentence) => {
    const { page, problems } = await visit('phone');
    const answer = await page.goto(`${BASE}/${tool}/resultat/${infos}`);
    expect(answer?.status()).toBe(200);
    expect(await title(page)).toBe('Reprenons ensemble');
    expect(await words(page.locator('main'))).toContain(sentence);
    expect(await page.getByLabel('Prénom').inputValue()).toBe(infos === 'abc' ? '' : 'Camille');
    expect(problems).toEqual([]);
  });

  it('an hour that came twice is asked about, and each answer leads to its result', async () => {
    const { page } = await visit('phone');
    await page.goto(
      `${BASE}/calcul-ascendant/resultat/${infosOf({ ...CAMILLE, birthdate: '2023-10-29', birthtime: '02:30' })}`,
    );
    await hydrated(page);
    expect(await title(page)).toBe('Une heure, deux instants');
    await page.getByRole('link', { name: /^Après le changement d’heure/ }).click();
    await page.waitForURL((url) => birthIn(url.pathname).occurrence === 'later');
    await page.getByRole('heading', { level: 1, name: /^Ascendant/ }).waitFor();
    expect(await page.locator('.chart-proof').textContent()).toContain('UTC+01:00');
  });

  it.each([
    '/signes-astrologiques/dragon',
    '/ascendant/lion-ascendant-dragon',
    '/compatibilite-signes-astro/lion/dragon',
    '/signes-astrologiques-lunaires/leo',
  ])('%s does not exist', async (path) => {
    const { page } = await visit('desktop');
    expect((await page.goto(BASE + path))?.status()).toBe(404);
  });
});

describe('without JavaScript', () => {
  const noScript = { javaScriptEnabled: false };

  it.each([
    ['/signes-astrologiques/lion', 'Lion', 700],
    ['/signes-astrologiques-enfant/lion', 'L’enfant Lion', 400],
    ['/signes-astrologiques-lunaires/lion', 'Lune en Lion', 400],
    ['/ascendant/lion-ascendant-vierge', 'Lion ascendant Vierge', 220],
    ['/compatibilite-signes-astro/lion/vierge', 'Lion et Vierge', 300],
    ['/compatibilite-signes-lunaires/cancer/poissons', 'Lune en Cancer et Lune en Poissons', 200],
  ])('%s shows its whole text', async (path, name, least) => {
    const { page } = await visit('phone', noScript);
    await page.goto(BASE + path);
    expect(await title(page)).toBe(name);
    expect(await robots(page)).toBe('index, follow');
    const texts = await page
      .locator('.tool-hero__lead, .text-block > :last-child, .sign-decans li > div, .sign-advice__words')
      .allInnerTexts();
    expect(texts.join(' ').split(/\s+/u).length).toBeGreaterThanOrEqual(least);
  });

  it('a pair is chosen all the same', async () => {
    const { page } = await visit('phone', noScript);
    await page.goto(`${BASE}/compatibilite-signes-astro`);
    await page.getByRole('radio', { name: 'Scorpion' }).check();
    await page.getByRole('link', { name: 'Compatibilité Scorpion et Taureau' }).click();
    await page.waitForURL(`**${BASE}/compatibilite-signes-astro/scorpion/taureau`);
  });

  it('the sitemap names every sign and every pair', async () => {
    const { page } = await visit('desktop', noScript);
    const text = await (await page.request.get('/sitemap.xml')).text();
    const under = (folder: string) => text.split(`${BASE}/${folder}/`).length - 1;
    expect([
      under('signes-astrologiques'),
      under('signes-astrologiques-enfant'),
      under('signes-astrologiques-lunaires'),
      under('ascendant'),
      under('compatibilite-signes-astro'),
      under('compatibilite-signes-lunaires'),
    ]).toEqual([12, 12, 12, 144, 144, 144]);
  });
});
