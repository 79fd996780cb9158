import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { birthIn, CAMILLE, entersFolder, fillBirth, infosOf, nextQuestion } from './astrology-site.ts';
import { holdCode } from './code-of-page.ts';
import { arrives, hydrated, path, SIZES, type Size, useBrowser } from './site.ts';

const { visit } = useBrowser();

const NATAL = '/astrologie/theme-astral-gratuit';
const ASCENDANT = '/astrologie/calcul-ascendant';
const RETURN = '/astrologie/revolution-solaire';
const LIFEPATH = '/numerologie/chemin-de-vie';

const error = (page: Page) => page.locator('.field__error');
const isAlive = (page: Page) => page.evaluate(() => document.documentElement.dataset['ready'] === 'true');

describe.each(Object.keys(SIZES) as Size[])('without scripts, %s', (size) => {
  it('a birth chart: the place is chosen on the page that comes back, then the result is there', async () => {
    const { page } = await visit(size, { javaScriptEnabled: false });
    await page.goto(NATAL);
    await page.getByLabel('Prénom').fill(CAMILLE.firstname);
    await page.getByLabel('Date de naissance').fill(CAMILLE.birthdate);
    await page.getByLabel('Heure de naissance').fill(CAMILLE.birthtime);
    await page.getByLabel('Lieu de naissance').fill('Lyon');
    await page.getByLabel('Au féminin').check();
    await page.getByRole('button', { name: 'Dresser mon thème' }).click();
    const places = page.getByRole('radiogroup', { name: /Les lieux qui répondent à « Lyon »/u });
    await places.waitFor();
    expect(path(page)).toBe(NATAL);
    expect(await error(page).allTextContents()).toEqual(['Choisissez un lieu dans la liste proposée']);
    expect(await page.getByLabel('Prénom').inputValue()).toBe('Camille');
    expect(await page.getByLabel('Heure de naissance').inputValue()).toBe('14:25');
    await places.getByLabel(/^Lyon, Rhône/).check();
    await page.getByRole('button', { name: 'Dresser mon thème' }).click();
    await entersFolder(page, `${NATAL}/calcul/`);
    expect(birthIn(page.url())).toEqual({ ...CAMILLE, gender: 'F' });
    await page.getByRole('link', { name: 'Lire le résultat' }).click();
    await entersFolder(page, `${NATAL}/resultat/`);
    expect(await page.locator('h1').textContent()).toBe('Le thème astral de Camille');
  });

  it('an hour between two others: the page that comes back asks for both', async () => {
    const { page } = await visit(size, { javaScriptEnabled: false });
    await page.goto(NATAL);
    await page.getByLabel('Prénom').fill(CAMILLE.firstname);
    await page.getByLabel('Date de naissance').fill(CAMILLE.birthdate);
    await page.getByLabel('Je connais l’heure').selectOption('Entre deux heures');
    await page.getByLabel('Lieu de naissance').fill('Lyon');
    await page.getByRole('button', { name: 'Dresser mon thème' }).click();
    await page.getByLabel('Entre', { exact: true }).fill('06:00');
    await page.getByLabel('et', { exact: true }).fill('09:00');
    await page.getByLabel(/^Lyon, Rhône/).check();
    await page.getByRole('button', { name: 'Dresser mon thème' }).click();
    await entersFolder(page, `${NATAL}/calcul/`);
    expect(birthIn(page.url())).toMatchObject({ birthtime_from: '06:00', birthtime_to: '09:00' });
  });

  it('a place that nobody knows is said to be none, and may be written anew', async () => {
    const { page } = await visit(size, { javaScriptEnabled: false });
    await page.goto('/angeologie/calcul-ange-gardien-naissance');
    await page.getByLabel('Date de naissance').fill(CAMILLE.birthdate);
    await page.getByLabel('Lieu').fill('Xyzzyqwk');
    await page.getByRole('button', { name: 'Trouver mes trois anges' }).click();
    expect(await error(page).textContent()).toContain('Aucun lieu ne répond à ce nom');
    await page.getByLabel('Lieu').fill('');
    await page.getByRole('button', { name: 'Trouver mes trois anges' }).click();
    await entersFolder(page, '/angeologie/calcul-ange-gardien-naissance/calcul/');
  });

  it('a date that never was comes back with its sentence, and is mended', async () => {
    const { page } = await visit(size, { javaScriptEnabled: false });
    await page.goto(LIFEPATH);
    const form = page.locator('form.numerology-form');
    for (const [label, text] of [
      ['Jour', '31'],
      ['Mois', '6'],
      ['Année', '1988'],
    ] as const)
      await form.getByLabel(label).fill(text);
    await form.getByRole('button').click();
    expect(await error(page).textContent()).toContain('juin s’arrête au 30');
    expect(await form.getByLabel('Année').inputValue()).toBe('1988');
    await form.getByLabel('Jour').fill('17');
    await form.getByRole('button').click();
    await arrives(page, `${LIFEPATH}/calcul/1988-06-17`);
  });

  it('another month, a filtered list', async () => {
    const { page } = await visit(size, { javaScriptEnabled: false });
    await page.goto('/angeologie/calendrier-regence-anges/3/2026');
    await page.getByLabel('Mois', { exact: true }).selectOption('4');
    await page.getByRole('button', { name: 'Voir ce mois' }).click();
    await arrives(page, '/angeologie/calendrier-regence-anges/4/2026');
    await page.goto('/angeologie/liste-des-72-ange-gardien/choeur-seraphins');
    await page.getByLabel('Un nom, un numéro, un mot').fill('jeliel');
    await page.getByRole('button', { name: 'Chercher' }).click();
    await arrives(page, '/angeologie/liste-des-72-ange-gardien/choeur-seraphins_nom-jeliel');
  });
});

describe('before the page is alive', () => {
  it('a form that is sent over a slow network, at first sight, leads to its result', async () => {
    const { page, context, problems } = await visit('phone');
    const network = await context.newCDPSession(page);
    // What browsers call « Slow 3G ».
    const slow = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
    await network.send('Network.emulateNetworkConditions', { offline: false, ...slow });
    await page.goto('/numerologie/expression', { waitUntil: 'commit' });
    await page.getByLabel('Prénom, ou prénom et nom').fill('Camille');
    expect(await isAlive(page)).toBe(false);
    await page.getByRole('button', { name: 'Compter mes lettres' }).click({ noWaitAfter: true });
    await page.waitForURL('**/numerologie/expression/**', { timeout: 60_000, waitUntil: 'commit' });
    expect(problems).toEqual([]);
  });

  it('what was typed stays, is the page’s own, and is sent by it', async () => {
    const { page, problems } = await visit('desktop');
    const letScripts = await holdCode(page);
    await page.goto(ASCENDANT, { waitUntil: 'commit' });
    await page.getByLabel('Prénom').fill('Camille');
    await page.getByLabel('Date de naissance').fill(CAMILLE.birthdate);
    expect(await isAlive(page)).toBe(false);
    letScripts();
    await hydrated(page);
    await page.getByLabel('Heure de naissance').fill('14:25');
    const place = page.getByRole('combobox', { name: 'Lieu de naissance' });
    await place.fill('Lyon');
    await page.getByRole('option', { name: /^Lyon/ }).first().click();
    expect(await page.getByLabel('Prénom').inputValue()).toBe('Camille');
    expect(await page.getByLabel('Date de naissance').inputValue()).toBe(CAMILLE.birthdate);
    await page.getByRole('button', { name: 'Calculer mon ascendant' }).click();
    await entersFolder(page, `${ASCENDANT}/resultat/`);
    expect(birthIn(page.url())).toEqual(CAMILLE);
    expect(problems).toEqual([]);
  });

  it('a choice in a list is followed once the page is', async () => {
    const { page, problems } = await visit('desktop');
    const letScripts = await holdCode(page);
    await page.goto('/angeologie/calendrier-regence-anges/3/2026', { waitUntil: 'commit' });
    await page.getByLabel('Mois', { exact: true }).selectOption('4');
    expect(await isAlive(page)).toBe(false);
    letScripts();
    await arrives(page, '/angeologie/calendrier-regence-anges/4/2026');
    expect(problems).toEqual([]);
  });

  it('a question answered on a phone leads to the next one, without a word about what was not asked yet', async () => {
    const { page, problems } = await visit('phone');
    const letScripts = await holdCode(page);
    await page.goto(NATAL, { waitUntil: 'commit' });
    await page.getByLabel('Prénom').fill('Camille');
    await page.getByRole('button', { name: 'Continuer' }).click({ noWaitAfter: true });
    await page.getByLabel('Date de naissance').waitFor();
    expect(await error(page).count()).toBe(0);
    letScripts();
    await hydrated(page);
    await page.getByLabel('Date de naissance').fill(CAMILLE.birthdate);
    await page.getByRole('button', { name: 'Retour' }).click();
    expect(await page.getByLabel('Prénom').inputValue()).toBe('Camille');
    // The page itself was answered with 422, which the browser writes to its console.
    expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
  });
});

describe('one question after the other, on a phone', () => {
  it('Back leads to the question before, forward to the next, and a reload keeps what was typed', async () => {
    const { page, problems } = await visit('phone');
    await page.goto('/astrologie-et-horoscope');
    await hydrated(page);
    await page.goto(NATAL);
    await hydrated(page);
    await page.getByLabel('Prénom').fill('Camille');
    await nextQuestion(page, 'phone');
    await page.getByLabel('Date de naissance').fill(CAMILLE.birthdate);
    await nextQuestion(page, 'phone');
    await page.getByLabel('Heure de naissance').waitFor();
    await page.goBack();
    await page.getByLabel('Date de naissance').waitFor();
    expect(await page.getByLabel('Date de naissance').inputValue()).toBe(CAMILLE.birthdate);
    await page.goForward();
    await page.getByLabel('Heure de naissance').waitFor();
    await page.reload();
    await hydrated(page);
    await page.getByLabel('Heure de naissance').waitFor();
    await page.goBack();
    await page.getByLabel('Date de naissance').waitFor();
    expect(await page.getByLabel('Date de naissance').inputValue()).toBe(CAMILLE.birthdate);
    await page.goBack();
    await page.getByLabel('Prénom').waitFor();
    expect(await page.getByLabel('Prénom').inputValue()).toBe('Camille');
    await page.goBack();
    await arrives(page, '/astrologie-et-horoscope');
    expect(problems).toEqual([]);
  });
});

describe.each(Object.keys(SIZES) as Size[])('a birth given once, %s', (size) => {
  it('is offered in the next tools, is said to be, can be sent at once, and can be taken away', async () => {
    const { page, problems } = await visit(size);
    await page.goto(ASCENDANT);
    await hydrated(page);
    await fillBirth(page, size, '14:25');
    await page.getByRole('button', { name: 'Calculer mon ascendant' }).click();
    await entersFolder(page, `${ASCENDANT}/resultat/`);

    await page.goto('/astrologie/calcul-signe-lunaire');
    await hydrated(page);
    await page.getByText('Repris de votre dernière saisie').waitFor();
    await page.getByRole('button', { name: 'Trouver ma Lune' }).click();
    await entersFolder(page, '/astrologie/calcul-signe-lunaire/resultat/');
    expect(birthIn(page.url())).toEqual(CAMILLE);

    await page.goto(LIFEPATH);
    await hydrated(page);
    await expect.poll(() => page.locator('form.numerology-form').getByLabel('Année').inputValue()).toBe('1988');
    await page.goto('/angeologie/calcul-ange-gardien-naissance');
    await hydrated(page);
    await expect.poll(() => page.getByLabel('Date de naissance').inputValue()).toBe(CAMILLE.birthdate);
    expect(await page.getByRole('combobox', { name: 'Lieu' }).inputValue()).toBe('Lyon, Rhône');
    await page.getByRole('button', { name: 'Effacer' }).click();
    await expect.poll(() => page.getByLabel('Date de naissance').inputValue()).toBe('');
    await page.goto(NATAL);
    await hydrated(page);
    expect(await page.getByLabel('Prénom').inputValue()).toBe('');
    expect(problems).toEqual([]);
  });

  it('is not asked for again by the year of a chart', async () => {
    const { page, problems } = await visit(size);
    await page.goto(`${NATAL}/resultat/${infosOf(CAMILLE)}`);
    await hydrated(page);
    await page.getByRole('link', { name: 'Lire mon année' }).dispatchEvent('click');
    await entersFolder(page, `${RETURN}/calcul/`);
    expect(birthIn(page.url())).toMatchObject(CAMILLE);
    await entersFolder(page, `${RETURN}/resultat/`);
    await page.getByRole('heading', { name: 'La lecture de votre année' }).waitFor();
    expect(problems).toEqual([]);
  });
});
