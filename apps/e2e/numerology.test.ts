import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrives, hydrated, openFromMenu, path, SIZES, type Size, useBrowser } from './site.ts';

const { visit } = useBrowser();

const BASE = '/numerologie';
const error = (page: Page) => page.locator('.field__error');
const form = (page: Page) => page.locator('form.numerology-form');
const submit = (page: Page) => form(page).locator('button[type=submit]').click();

const robots = (page: Page) => page.locator('meta[name=robots]').getAttribute('content');

/** One journey per tool: the menu's words, bad inputs with their sentences, the good one, the result. */
const NAME_TOOLS = [
  {
    menu: 'Nombre d’expression',
    folder: `${BASE}/expression`,
    bad: [
      ['', 'Ce champ est requis'],
      ['R2D2', 'Ce champ ne peut contenir que des lettres, des espaces et des tirets'],
      ['Алексей', 'alphabet latin'],
    ],
    name: 'Élodie Cœur',
    // É5 L3 O6 D4 I9 E5 = 32, C3 O6 E5 U3 R9 = 26: 58, 13, 4.
    result: `${BASE}/expression/resultat/4`,
    steps: ['58', '5 + 8 = 13', '1 + 3 = 4'],
  },
  {
    menu: 'Vie affective',
    folder: `${BASE}/vie-affective`,
    bad: [
      ['', 'Ce champ est requis'],
      ['Brrr', 'ce nom n’en a aucune'],
    ],
    name: 'Rose',
    result: `${BASE}/vie-affective/resultat/2/11`,
    steps: ['11', '1 + 1 = 2'],
  },
] as const;

describe.each(Object.keys(SIZES) as Size[])('numerology, %s', (size) => {
  it.each(NAME_TOOLS)('$folder: from the menu to the result and back', async (tool) => {
    const { page, problems } = await visit(size);
    await openFromMenu(page, size, 'Numérologie', tool.menu);
    await arrives(page, tool.folder);
    const field = page.getByLabel('Prénom, ou prénom et nom');
    for (const [name, sentence] of tool.bad) {
      await field.fill(name);
      await submit(page);
      expect(await error(page).textContent()).toContain(sentence);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      expect(path(page)).toBe(tool.folder);
    }
    await field.fill(tool.name);
    await submit(page);
    await arrives(page, `${tool.folder}/calcul/${tool.name}`);
    expect(await robots(page)).toBe('noindex');
    // Pressed at once, without waiting for the drawing to stand still.
    await page.getByRole('link', { name: /^Passer/ }).dispatchEvent('click');
    await arrives(page, tool.result);
    expect(await robots(page)).toBe('noindex');
    const proof = page.getByLabel('Les étapes du calcul');
    await proof.getByText('Votre nom').waitFor();
    for (const step of tool.steps) expect(await proof.textContent()).toContain(step);
    await page.reload();
    await hydrated(page);
    await proof.getByText('Votre nom').waitFor();

    await page.goBack();
    await arrives(page, tool.folder);
    await expect.poll(() => field.inputValue()).toBe(tool.name);
    await page.goForward();
    await arrives(page, tool.result);
    expect(problems).toEqual([]);
  });

  it('life path: bad dates, the drawing left to its end, the steps and the schools', async () => {
    const { page, problems } = await visit(size);
    await openFromMenu(page, size, 'Numérologie', 'Chemin de vie');
    await arrives(page, `${BASE}/chemin-de-vie`);
    const write = async ([day, month, year]: readonly [string, string, string]) => {
      await form(page).getByLabel('Jour').fill(day);
      await form(page).getByLabel('Mois').fill(month);
      await form(page).getByLabel('Année').fill(year);
      await submit(page);
    };
    for (const [date, sentence] of [
      [['', '', ''], 'Ce champ est requis'],
      [['31', '06', '1988'], 'Cette date n’est pas valide'],
      [['31', '06', '1988'], 'juin s’arrête au 30'],
      [['1', '1', '2299'], 'La date de naissance ne peut pas être dans le futur'],
      [['1', '1', '2301'], 'La date doit être comprise entre l’an 0 et l’an 2300'],
    ] as const) {
      await write(date);
      expect(await error(page).textContent()).toContain(sentence);
    }
    await write(['17', '6', '1988']);
    await arrives(page, `${BASE}/chemin-de-vie/calcul/1988-06-17`);
    await arrives(page, `${BASE}/chemin-de-vie/resultat/4`);
    await page.getByLabel('Les étapes du calcul').getByText('17 juin 1988').waitFor();
    await page.getByText('Jour, mois, année réduits').waitFor();
    await page.getByText('Maître nombre').first().waitFor();
    await page.goBack();
    await arrives(page, `${BASE}/chemin-de-vie`);
    expect(problems).toEqual([]);
  });

  it('first names: both are asked for, the pair is read with its reasons', async () => {
    const { page, problems } = await visit(size);
    await openFromMenu(page, size, 'Numérologie', 'Prénoms compatibles');
    await arrives(page, `${BASE}/compatibilite-prenom`);
    await submit(page);
    expect(await error(page).allTextContents()).toEqual(['Ce champ est requis', 'Ce champ est requis']);
    await page.getByLabel('Un prénom').fill('Claire');
    await page.getByLabel('L’autre prénom').fill('Hug0');
    await submit(page);
    expect(await error(page).allTextContents()).toEqual([
      'Ce champ ne peut contenir que des lettres, des espaces et des tirets',
    ]);
    await page.getByLabel('L’autre prénom').fill('Hugo');
    await submit(page);
    await arrives(page, /\/compatibilite-prenom\/calcul\//);
    await page.locator('.numerology-stage').waitFor();
    await page.keyboard.press('Escape');
    await arrives(page, /\/compatibilite-prenom\/resultat\//);
    await page.getByRole('heading', { level: 1, name: 'Claire et Hugo' }).waitFor();
    await page.getByText('Quand un 3 rencontre un 6').waitFor();
    await page.getByText('Tous deux de la triade 3-6-9').waitFor();
    await page.goBack();
    await arrives(page, `${BASE}/compatibilite-prenom`);
    expect(problems).toEqual([]);
  });

  it('universal: a word, eight sliders, the number, its chart and its table', async () => {
    const { page, problems } = await visit(size);
    await openFromMenu(page, size, 'Numérologie', 'Numérologie universelle');
    await arrives(page, `${BASE}/numerologie-universelle`);
    await page.getByLabel('Un mot pour maintenant').fill('2026');
    await submit(page);
    expect(await error(page).textContent()).toContain('que des lettres');
    await page.getByLabel('Un mot pour maintenant').fill('Grand large');
    await submit(page);
    await arrives(page, `${BASE}/numerologie-universelle/thematiques/Grand large`);
    await page.getByRole('heading', { level: 1, name: 'Grand large' }).waitFor();
    expect(await page.getByRole('slider').count()).toBe(8);
    // All at five is a nine; one point more on love (place 2) makes it a two.
    await page.getByRole('slider', { name: /Amour/ }).press('ArrowRight');
    await page.getByRole('button', { name: 'Calculer mon nombre' }).click();
    await arrives(page, /\/calcul\//);
    await page.locator('.numerology-stage').waitFor();
    await page.keyboard.press('Enter');
    await arrives(page, `${BASE}/numerologie-universelle/resultat/2`);
    const table = page.getByRole('table', { name: 'Les notes, domaine par domaine' });
    await table.getByRole('row', { name: /Amour 6 × 2 12/ }).waitFor();
    expect(await page.locator('.numerology-chart__shape').count()).toBe(1);
    await page.goBack();
    await arrives(page, `${BASE}/numerologie-universelle/thematiques/Grand large`);
    await expect.poll(() => page.getByRole('slider', { name: /Amour/ }).inputValue()).toBe('6');
    expect(problems).toEqual([]);
  });

  it('no page is wider than its window', async () => {
    const { page } = await visit(size);
    for (const tail of ['', '/expression', '/chemin-de-vie/resultat/4/22', '/numerologie-universelle/resultat/9']) {
      await page.goto(BASE + tail);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, tail).toBeLessThanOrEqual(0);
    }
  });
});

describe('damaged addresses', () => {
  it.each([
    ['/expression/calcul/R2D2', 'Ce champ ne peut contenir que des lettres, des espaces et des tirets', 'R2D2'],
    ['/vie-affective/calcul/%D0%90', 'alphabet latin', 'А'],
    ['/chemin-de-vie/calcul/1988-06-31', 'juin s’arrête au 30', '31'],
    ['/compatibilite-prenom/resultat/abc', 'Ce champ est requis', ''],
    ['/compatibilite-prenom/calcul/%25%25', 'Ce champ est requis', ''],
    ['/numerologie-universelle/calcul/abc', 'Notez les huit thèmes', ''],
    ['/numerologie-universelle/thematiques/2026', 'que des lettres', '2026'],
  ])('%s gives the form, filled with what could be read', async (tail, sentence, read) => {
    const { page, problems } = await visit('phone');
    const answer = await page.goto(BASE + tail);
    expect(answer?.status()).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Reprenons ensemble');
    expect(await error(page).first().textContent()).toContain(sentence);
    expect(await page.locator('form.numerology-form input').first().inputValue()).toBe(read);
    expect(problems).toEqual([]);
  });

  it.each([
    '/expression/resultat/10',
    '/expression/resultat/3/11',
    '/vie-affective/resultat/2/12',
    '/numerologie-universelle/resultat/0',
  ])('%s does not exist', async (tail) => {
    const { page } = await visit('desktop');
    expect((await page.goto(BASE + tail))?.status()).toBe(404);
  });
});

describe('without JavaScript', () => {
  const noScript = { javaScriptEnabled: false };

  it('introductions are indexable, with their own title and description', async () => {
    const { page } = await visit('desktop', noScript);
    const seen = new Set<string>();
    for (const tail of [
      '',
      '/expression',
      '/vie-affective',
      '/chemin-de-vie',
      '/compatibilite-prenom',
      '/numerologie-universelle',
    ]) {
      await page.goto(BASE + tail);
      expect(await robots(page), tail).toBe('index, follow');
      const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? '';
      expect(description.length, tail).toBeGreaterThanOrEqual(110);
      seen.add(await page.title()).add(description);
    }
    expect(seen.size).toBe(12);
  });

  it('a result has its whole text, its example and no index', async () => {
    const { page } = await visit('phone', noScript);
    await page.goto(`${BASE}/chemin-de-vie/resultat/4/22`);
    expect(await robots(page)).toBe('noindex');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Chemin de vie 22');
    expect(await page.locator('.text-block').count()).toBe(6);
    const words = (await page.locator('.text-columns').textContent())?.split(/\s+/).length ?? 0;
    expect(words).toBeGreaterThan(300);
    expect(await page.getByLabel('Les étapes du calcul').textContent()).toContain('Un exemple');
  });

  it('a calculation shows all its steps and leads to its result', async () => {
    const { page } = await visit('phone', noScript);
    await page.goto(`${BASE}/expression/calcul/Camille`);
    expect(await page.locator('.numerology-tile').count()).toBe(7);
    expect(await page.getByText('3 + 1 + 4 + 9 + 3 + 3 + 5 = 28').count()).toBe(1);
    await page.getByRole('link', { name: 'Lire le résultat' }).click();
    await arrives(page, `${BASE}/expression/resultat/1`);
  });
});
