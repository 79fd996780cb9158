import { eventually } from '@solelune/testing/eventually';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessProblems } from './axe.ts';
import { enterDemonstration } from './demonstration.ts';
import { memberSite } from './member-site.ts';
import { arrives, hydrated } from './site.ts';

const site = memberSite();
const said = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words).waitFor();
const read = async (path: string) => (await fetch(site.address() + path)).text();

/** Minutes of Paris from now on, the first of them far enough for what a hand still has to do. */
function minutesToCome(): { atMs: number; day: string; hour: string }[] {
  const first = Temporal.Now.zonedDateTimeISO('Europe/Paris')
    .add({ seconds: 105 })
    .round({ smallestUnit: 'minute', roundingMode: 'floor' });
  return [first, first.add({ minutes: 1 })].map((moment) => ({
    ...{ atMs: moment.epochMilliseconds, day: moment.toPlainDate().toString() },
    hour: moment.toPlainTime().toString({ smallestUnit: 'minute' }),
  }));
}

const BODY =
  'Une nuit claire, et des zorglubs.\n\n## Ce qu’on voit\nLa Lune se lève tôt.\n\n::moon 2026-12-24\n\n## Ce qu’on en dit\nPeu de choses.';
const FIELDS = {
  Description:
    'Une description assez longue pour tenir dans la fourchette demandée, soit entre cent dix et cent soixante signes en tout.',
  Couverture: 'moon 2026-12-24',
  Sources: 'Un livre | https://exemple.fr/livre',
};

/** A new article, whole, saved as a draft; its page is open. */
async function draft(page: Page, title: string): Promise<void> {
  await page.goto('/administration/textes');
  await hydrated(page);
  await page.getByLabel('Titre', { exact: true }).fill(title);
  await page.getByLabel('Rubrique').selectOption('coulisses');
  await page.getByRole('button', { name: 'Commencer' }).click();
  await arrives(page, /^\/administration\/textes\/article\//);
  await page.getByText('L’aperçu vient dès que rien ne manque.').waitFor();
  await page.getByLabel('Texte', { exact: true }).fill(BODY);
  for (const [label, words] of Object.entries(FIELDS)) await page.getByLabel(label, { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
  await said(page, /^Version 2 enregistrée/);
}

describe('the press', () => {
  it('an article and a card are planned, come at their hour without a restart, and the pages that were kept are let go of', async () => {
    const { page, problems } = await site.visit('desktop');
    await enterDemonstration(page, 'ines', '/administration/textes');
    await draft(page, 'La nuit des zorglubs');
    for (const name of ['Téléphone, 360', 'Ordinateur, 1280']) {
      const preview = page.frameLocator(`iframe[title$="${name}"]`);
      await preview.getByRole('heading', { level: 1, name: 'La nuit des zorglubs' }).waitFor();
      expect(await preview.locator('html').evaluate((html) => html.clientWidth)).toBe(Number(name.split(' ')[1]));
    }
    const [begin, end] = minutesToCome() as [ReturnType<typeof minutesToCome>[0], ReturnType<typeof minutesToCome>[0]];
    await page.getByRole('textbox', { name: 'Jour' }).fill(begin.day);
    await page.getByLabel('Heure de Paris').fill(begin.hour);
    await page.getByRole('button', { name: 'Programmer' }).click();
    await said(page, /^C’est prévu/);

    await page.goto('/administration/affichages');
    await hydrated(page);
    await page.getByRole('button', { name: 'Nouvelle carte' }).click();
    for (const [label, words] of [
      ['Titre', 'La carte des zorglubs'],
      ['Texte', 'Un soir, trois planètes, un balcon.'],
      ['Mène à', '/actu'],
      ['Mots du lien', 'Lire ce soir'],
      ['Du', begin.day],
      ['À partir de', begin.hour],
      ['Au', end.day],
      ['Jusqu’à', end.hour],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(words);
    await page.getByLabel('Emplacement').selectOption('menu');
    await page.getByRole('button', { name: 'Programmer' }).click();
    await said(page, 'La carte est prévue.');

    const address = '/actu/coulisses/la-nuit-des-zorglubs';
    const lists = ['/actu', '/actu/coulisses', '/actu/rss.xml', '/sitemap.xml'];
    // Asked twice, so that they are kept: the second answer is the first one's bytes.
    for (const path of [...lists, '/tarot'])
      for (let time = 0; time < 2; time++) expect(await read(path), path).not.toContain('zorglubs');
    expect((await fetch(site.address() + address)).status).toBe(404);
    expect(Date.now()).toBeLessThan(begin.atMs);

    const cameAt = await eventually(async () => {
      expect((await fetch(site.address() + address)).status).toBe(200);
      return Date.now();
    });
    expect(cameAt).toBeGreaterThanOrEqual(begin.atMs - 1000);
    expect(cameAt).toBeLessThan(begin.atMs + 30_000);
    for (const path of lists) expect(await read(path), path).toContain('la-nuit-des-zorglubs');
    expect(await read('/api/search/index.json?q=zorglubs')).toContain(address);
    await eventually(async () => expect(await read('/tarot')).toContain('La carte des zorglubs'));
    // And it goes again, at its hour.
    await eventually(async () => expect(await read('/tarot')).not.toContain('La carte des zorglubs'));
    expect(Date.now()).toBeGreaterThanOrEqual(end.atMs - 1000);

    const { page: log } = await site.visit('desktop');
    await enterDemonstration(log, 'alix', '/administration/journal');
    const line = log.getByRole('row').filter({ hasText: 'Texte publié ou programmé' });
    expect(await line.textContent()).toContain('la-nuit-des-zorglubs');
    expect(problems.filter((problem) => !/status of 4|sandbox/.test(problem))).toEqual([]);
  });

  it('a published article is changed at once for everybody, compared with what it was, and taken back', async () => {
    const { page } = await site.visit('desktop');
    await enterDemonstration(page, 'ines', '/administration/textes/article/effet-barnum');
    await hydrated(page);
    const address = '/actu/coulisses/effet-barnum';
    const before = await read(address);
    expect(before).not.toContain('Barnum recommencé');
    await page.getByLabel('Titre', { exact: true }).fill('Barnum recommencé');
    // What is not saved is not lost by a slip of the hand.
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await page.getByRole('link', { name: 'Tous les articles' }).click();
    expect(asked.join()).toContain('sans enregistrer');
    expect(new URL(page.url()).pathname).toContain('effet-barnum');

    // Somebody else, meanwhile, in another window.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await hydrated(other);
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    await said(page, /^Version 1 enregistrée/);
    await other.getByLabel('Titre', { exact: true }).fill('Barnum de travers');
    await other.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    await other
      .getByRole('alert')
      .getByText(/^Inès a enregistré une autre version/)
      .waitFor();
    expect(await other.getByLabel('Titre', { exact: true }).inputValue()).toBe('Barnum de travers');
    await other.close({ runBeforeUnload: false });

    expect(await read(address)).not.toContain('Barnum recommencé');
    await page.getByRole('button', { name: 'Publier maintenant' }).click();
    await said(page, 'Le texte est sur le site.');
    expect(await read(address)).toContain('Barnum recommencé');
    expect(await read('/actu/coulisses')).toContain('Barnum recommencé');

    await page.getByRole('button', { name: 'Comparer le texte du site avec la dernière' }).click();
    await page.locator('.text-desk__comparison ins').getByText('recommencé').waitFor();
    expect(await accessProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Reprendre le texte du site' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reprendre', exact: true }).click();
    await said(page, /^Les mots du texte du site/);
    expect(await page.getByLabel('Titre', { exact: true }).inputValue()).not.toContain('recommencé');
    await page.getByRole('button', { name: 'Publier maintenant' }).click();
    await said(page, 'Le texte est sur le site.');
    expect(await read(address)).not.toContain('Barnum recommencé');
  });

  it('holds no axe violation, at both sizes, light and dark', async () => {
    const { page } = await site.visit('desktop');
    await enterDemonstration(page, 'ines', '/administration/textes');
    const found: string[] = [];
    for (const path of [
      'textes',
      'textes?kind=page',
      'textes/page/contact',
      'apercu/article/effet-barnum/0',
      'apercu/page/contact/0',
    ]) {
      await page.goto(`/administration/${path}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      found.push(...(await accessProblems(page)).map((problem) => `${path} ${problem}`));
    }
    expect(found).toEqual([]);
  });
});
