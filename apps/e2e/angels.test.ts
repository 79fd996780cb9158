import { encodeInfos } from '@solelune/screen';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BASE, h1, soon } from './angels-site.ts';
import { arrives, hydrated, openFromMenu, path, SIZES, type Size, useBrowser } from './site.ts';

const { visit } = useBrowser();

const error = (page: Page) => page.locator('.field__error');
const robots = (page: Page) => page.locator('meta[name=robots]').getAttribute('content');

const names = (page: Page) => page.locator('.angels-seals b').allTextContents();

describe.each(Object.keys(SIZES) as Size[])('angels, %s', (size) => {
  it('birth: from the menu to the three angels and back', async () => {
    const { page, problems } = await visit(size);
    await openFromMenu(page, size, 'Angéologie', 'Ange gardien de naissance');
    await arrives(page, `${BASE}/calcul-ange-gardien-naissance`);
    const form = page.locator('form.form-card');
    const submit = () => form.getByRole('button', { name: 'Trouver mes trois anges' }).click();
    await submit();
    expect(await error(page).first().textContent()).toContain('Ce champ est requis');
    await form.getByLabel('Date de naissance').fill('2299-01-01');
    await submit();
    expect(await error(page).first().textContent()).toContain('ne peut pas être dans le futur');

    await form.getByLabel('Date de naissance').fill('1988-06-17');
    await form.getByLabel(/^Heure/).fill('14:25');
    await form.getByLabel(/^Lieu/).pressSequentially('Nantes');
    await page
      .getByRole('option', { name: /^Nantes/ })
      .first()
      .click();
    await form.getByLabel(/^Prénom/).fill('Camille');
    await submit();
    await arrives(page, /\/calcul-ange-gardien-naissance\/calcul\//);
    await page.getByText('Camille, vos trois anges').waitFor();
    expect(await robots(page)).toBe('noindex');
    await page.keyboard.press('Escape');
    await arrives(page, /\/calcul-ange-gardien-naissance\/resultat\//);
    await page.getByText('L’ange gardien de Camille').waitFor();
    expect(await h1(page).textContent()).toBe('Caliel');
    await page.getByRole('heading', { name: 'Hariel', level: 2 }).waitFor();
    await page.getByRole('heading', { name: 'Yelahiah', level: 2 }).waitFor();
    await page.getByText('Ailleurs, on compte autrement').waitFor();
    await page.reload();
    expect(await h1(page).textContent()).toBe('Caliel');
    await page.goBack();
    await arrives(page, `${BASE}/calcul-ange-gardien-naissance`);
    await soon(() => form.getByLabel(/^Prénom/).inputValue()).toBe('Camille');
    expect(problems).toEqual([]);
  });

  it('list: filters narrow it in place, the address follows and says the same when opened', async () => {
    const { page, problems, calls } = await visit(size);
    await openFromMenu(page, size, 'Angéologie', 'Les 72 anges');
    await arrives(page, `${BASE}/liste-des-72-ange-gardien`);
    expect(await names(page)).toHaveLength(72);
    const asked = calls.length;
    await page.getByRole('link', { name: 'Séraphins', exact: true }).click();
    await soon(() => names(page)).toHaveLength(8);
    await page.getByLabel('Bienfait', { exact: true }).selectOption('paix');
    await soon(() => names(page)).toEqual(['Jeliel', 'Mahasiah']);
    expect(path(page)).toBe(`${BASE}/liste-des-72-ange-gardien/choeur-seraphins_bienfait-paix`);
    expect(calls.length).toBe(asked);
    await page.reload();
    await hydrated(page);
    expect(await names(page)).toEqual(['Jeliel', 'Mahasiah']);
    // Chosen again, the choir is let go.
    await page.getByRole('link', { name: 'Séraphins', exact: true }).click();
    await soon(() => names(page)).toEqual(['Jeliel', 'Mahasiah', 'Nith-Haiah', 'Veuliah']);
    await page.getByLabel('Un nom, un numéro, un mot').fill('nith');
    await soon(() => names(page)).toEqual(['Nith-Haiah']);
    await page.getByLabel('Un nom, un numéro, un mot').fill('zzz');
    await page.getByText('Aucun ange ne réunit ces conditions').waitFor();
    await page.getByRole('link', { name: 'Revoir les 72' }).click();
    await soon(() => names(page)).toHaveLength(72);
    await page.getByRole('link', { name: 'Lion', exact: true }).click();
    await page.locator('.angels-seals a').first().click();
    await arrives(page, `${BASE}/ange/nith-haiah`);
    await page.goBack();
    await arrives(page, `${BASE}/liste-des-72-ange-gardien/signe-lion`);
    await soon(() => names(page)).toHaveLength(6);
    expect(problems).toEqual([]);
  });

  it('calendar: today, the countdown, months, and the file for calendars', async () => {
    const { page, problems } = await visit(size);
    await page.clock.install({ time: new Date('2026-11-15T13:05:00+01:00') });
    await page.goto(`${BASE}/calendrier-regence-anges/11/2026`);
    await hydrated(page);
    const day = page.locator('.angels-month__day[aria-current=date]');
    await soon(() => day.locator('time').textContent()).toBe('15');
    expect(await day.getByRole('link', { name: 'Caliel, ange du cœur' }).count()).toBe(1);
    const timer = page.getByRole('timer');
    await soon(() => timer.textContent()).toMatch(/^1[45] min/);
    await page.getByText('Ange de l’heure, 13 h 00 – 13 h 20'.replaceAll(' h ', '\u00A0h\u00A0')).waitFor();
    await page.clock.fastForward('15:30');
    await page.getByText('Ange de l’heure, 13 h 20 – 13 h 40'.replaceAll(' h ', '\u00A0h\u00A0')).waitFor();

    await page.getByRole('link', { name: 'décembre' }).click();
    await arrives(page, `${BASE}/calendrier-regence-anges/12/2026`);
    expect(await h1(page).textContent()).toBe('Décembre 2026');
    expect(await page.locator('.angels-month__day').count()).toBe(31);
    expect(await page.locator('.angels-month__day[aria-current=date]').count()).toBe(0);
    await page.getByLabel('Année', { exact: true }).selectOption('2028');
    await arrives(page, `${BASE}/calendrier-regence-anges/12/2028`);
    await page.getByLabel('Mois', { exact: true }).selectOption('février');
    await arrives(page, `${BASE}/calendrier-regence-anges/2/2028`);
    await soon(() => page.locator('.angels-month__day').count()).toBe(29);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Ajouter à mon agenda' }).click();
    expect((await download).suggestedFilename()).toBe('regence-anges-2028-02.ics');
    expect(problems).toEqual([]);
  });

  it('ritual: an angel is asked for, and its moments are those of the visitor’s clock', async () => {
    const { page, problems } = await visit(size, { timezoneId: 'Australia/Sydney' });
    await page.clock.install({ time: new Date('2026-11-15T12:05:00+11:00') });
    await page.goto(`${BASE}/rituel-personnalise`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Préparer le rituel' }).click();
    expect(await error(page).textContent()).toContain('Ce champ est requis');
    await page.getByLabel('L’ange', { exact: true }).selectOption('aniel');
    await page.getByRole('button', { name: 'Préparer le rituel' }).click();
    await arrives(page, `${BASE}/rituel-personnalise/aniel`);
    await page.getByText('À l’heure où vous êtes (Sydney).').waitFor();
    // 12:00 to 12:20 is now, in Sydney; in Paris it is the middle of the night.
    const moments = page.locator('.angels-windows time');
    expect(await moments.evaluateAll((all) => all.map((one) => one.getAttribute('datetime')))).toEqual([
      '2026-11-15',
      '2026-12-04',
      '2027-09-24',
    ]);
    for (const hours of await page.locator('.angels-windows__hours').allTextContents()) expect(hours).toMatch(/^12\sh/);
    expect((await page.locator('.angels-invoke blockquote').textContent())?.length).toBeGreaterThan(30);
    expect(problems).toEqual([]);
  });

  it('search by words: five at most, and what is not known is said', async () => {
    const { page, problems } = await visit(size);
    await page.goto(`${BASE}/calcul-ange-personnel`);
    await hydrated(page);
    const words = page.getByLabel('Vos mots, cinq au plus');
    const search = () => page.getByRole('button', { name: 'Chercher' }).click();
    await words.fill('paix force joie nature amour courage');
    await search();
    expect(await error(page).textContent()).toContain('Vous pouvez choisir 5 ressentis au plus');
    await words.fill('courage courageux');
    await search();
    expect(await error(page).textContent()).toContain('Ce ressenti est déjà choisi');
    await words.fill('paix sagesse xylophone');
    await search();
    await arrives(page, `${BASE}/calcul-ange-personnel/recherche-bienfaits/paix,sagesse,xylophone`);
    await page.getByText('Aucun ange ne répond à «\u00A0xylophone\u00A0»').waitFor();
    expect((await names(page)).slice(0, 2)).toEqual(['Jeliel', 'Nith-Haiah']);
    expect(problems).toEqual([]);
  });

  it('synchronicity: 1 to 999, read by its digits', async () => {
    const { page, problems } = await visit(size);
    await page.goto(`${BASE}/test-synchronicite`);
    await hydrated(page);
    const number = page.getByLabel('De 1 à 999');
    const read = () => page.getByRole('button', { name: 'Lire ce nombre' }).click();
    for (const [typed, sentence] of [
      ['', 'Ce champ est requis'],
      ['sept', 'nombre entier'],
      ['0', '1'],
      ['1000', '999'],
    ] as const) {
      await number.fill(typed);
      await read();
      expect(await error(page).textContent()).toContain(sentence);
    }
    await number.fill('447');
    await read();
    await arrives(page, `${BASE}/test-synchronicite/resultat/447`);
    expect(await page.locator('.angels-parts section').count()).toBe(4);
    await page.getByText('le 4 y revient deux fois').waitFor();
    expect(problems).toEqual([]);
  });

  it('no page is wider than its window', async () => {
    const { page } = await visit(size);
    for (const tail of [
      '',
      '/ange/nith-haiah',
      '/liste-des-72-ange-gardien',
      '/calendrier-regence-anges',
      '/rituel-personnalise/vehuiah',
      '/calcul-ange-personnel/selection-bienfaits',
      '/test-synchronicite/resultat/999',
    ]) {
      await page.goto(BASE + tail);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, tail).toBeLessThanOrEqual(0);
    }
  });
});

/** What is asked now: a feeling, groups, or nothing more. */
describe('clocks that change', () => {
  it.each([
    ['Europe/Paris', '2026-03-29T01:59:30+01:00', '1 h 40 – 2 h 00', '3 h 00 – 3 h 20'],
    ['Europe/Paris', '2026-10-25T02:59:30+02:00', '2 h 40 – 3 h 00', '2 h 00 – 2 h 20'],
    ['Australia/Sydney', '2026-10-04T01:59:30+10:00', '1 h 40 – 2 h 00', '3 h 00 – 3 h 20'],
    ['Australia/Sydney', '2026-04-05T02:59:30+11:00', '2 h 40 – 3 h 00', '2 h 00 – 2 h 20'],
  ])(
    '%s, %s: the watch ends with its hour, and the clock says who follows',
    async (timezoneId, time, before, after) => {
      const { page, problems } = await visit('desktop', { timezoneId });
      await page.clock.install({ time: new Date(time) });
      await page.goto(`${BASE}/calendrier-regence-anges`);
      await hydrated(page);
      const hours = (words: string) => page.getByText(`Ange de l’heure, ${words}`.replaceAll(' h ', '\u00A0h\u00A0'));
      await hours(before).waitFor();
      await soon(() => page.getByRole('timer').textContent()).toMatch(/^0 min [0-3]\d s$/);
      await page.clock.fastForward(35_000);
      await hours(after).waitFor();
      await soon(() => page.getByRole('timer').textContent()).toMatch(/^19 min/);
      expect(problems).toEqual([]);
    },
  );
});

describe('damaged addresses', () => {
  it.each([
    ['calcul/abc', ''],
    ['resultat', ''],
    [`resultat/${encodeInfos({ birthdate: '1988-06-31', birthtime: '14:25' })}`, '31/06/1988'],
  ])('birth, %s: the form, filled with what could be read', async (tail, read) => {
    const { page, problems } = await visit('phone');
    const answer = await page.goto(`${BASE}/calcul-ange-gardien-naissance/${tail}`);
    expect(answer?.status()).toBe(200);
    expect(await h1(page).textContent()).toBe('Reprenons ensemble');
    expect(await error(page).count()).toBeGreaterThan(0);
    if (read) expect(await page.getByLabel('Date de naissance').inputValue()).toContain('31');
    expect(problems).toEqual([]);
  });

  it.each([
    '/ange/personne',
    '/rituel-personnalise/personne',
    '/liste-des-72-ange-gardien/choeur-chats',
    '/calendrier-regence-anges/13',
    '/calendrier-regence-anges/12/9999',
    '/calcul-ange-personnel/resultat/personne',
    '/test-synchronicite/resultat/0',
    '/test-synchronicite/resultat/1000',
  ])('%s does not exist', async (tail) => {
    const { page } = await visit('desktop');
    expect((await page.goto(BASE + tail))?.status()).toBe(404);
  });

  it('six words in an address: the search with the sentence of the limit', async () => {
    const { page } = await visit('desktop');
    const answer = await page.goto(
      `${BASE}/calcul-ange-personnel/recherche-bienfaits/paix,force,joie,nature,amour,courage`,
    );
    expect(answer?.status()).toBe(200);
    expect(await error(page).textContent()).toContain('Vous pouvez choisir 5 ressentis au plus');
  });
});

describe('without JavaScript', () => {
  const noScript = { javaScriptEnabled: false };

  it('a portrait has its whole text, its seal and its own head', async () => {
    const { page } = await visit('phone', noScript);
    await page.goto(`${BASE}/ange/sitael`);
    expect(await robots(page)).toBe('index, follow');
    expect(await h1(page).textContent()).toBe('Sitael');
    const words = (await page.locator('main').textContent())?.split(/\s+/).length ?? 0;
    expect(words).toBeGreaterThan(600);
    expect(await page.locator('.angels-great-seal').first().getAttribute('aria-label')).toContain(
      'rosace des Séraphins',
    );
  });

  it('filters are links or sent with their form, and combine', async () => {
    const { page } = await visit('desktop', noScript);
    await page.goto(`${BASE}/liste-des-72-ange-gardien`);
    await page.getByRole('link', { name: 'Vertus', exact: true }).click();
    await page.getByRole('link', { name: 'Scorpion', exact: true }).click();
    await soon(() => path(page)).toBe(`${BASE}/liste-des-72-ange-gardien/choeur-vertus_signe-scorpion`);
    await soon(() => names(page)).toEqual(['Veuliah', 'Yelahiah', 'Sealiah', 'Ariel', 'Asaliah', 'Mihael']);
    await page.getByLabel('Bienfait').selectOption('verite');
    await page.getByRole('button', { name: 'Chercher' }).click();
    await soon(() => names(page)).toEqual(['Asaliah']);
  });

  it('a calculation shows its three angels and leads to the result', async () => {
    const { page } = await visit('phone', noScript);
    await page.goto(`${BASE}/calcul-ange-gardien-naissance/calcul/${encodeInfos({ birthdate: '1988-06-17' })}`);
    expect(await page.locator('.angels-stage__seals b').allTextContents()).toEqual(['Caliel', 'Hariel', 'Aniel']);
    await page.getByRole('link', { name: 'Lire le résultat' }).click();
    await arrives(page, /\/resultat\//);
    expect(await h1(page).textContent()).toBe('Caliel');
    expect(await page.getByText('la règle prend midi').count()).toBe(1);
  });
});
