import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessProblems } from './axe.ts';
import { enter, memberSite } from './member-site.ts';
import { hydrated } from './site.ts';

const site = memberSite();
const HERE = '/sur-cet-appareil';
const TABLE = [
  'Prénom;Date de naissance;Heure;Lieu',
  'Solange;05/02/1962;0h10;Paris',
  'Paul;1985-08-10;;Lyon',
  'Zoé;hier;;Nantes',
  'Ana;1980-02-01;;Nullepartville',
].join('\n');

async function importTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Importer un fichier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importer des proches' });
  await dialog
    .getByLabel('Choisir un fichier')
    .setInputFiles({ name: 'proches.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) });
  await dialog.getByText('Ligne 4 : « hier » n’est pas une date que nous lisons.').waitFor();
  await dialog.getByText('Le fichier dit « Nullepartville »').waitFor();
  await dialog.getByRole('button', { name: 'Ajouter 2 personnes' }).click();
  await page.getByText('2 personnes ajoutées à votre liste.').waitFor();
}

async function exported(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return readFileSync(await download.path(), 'utf8');
}

it.each(['phone', 'desktop'] as const)(
  'a visitor’s people (%s): in by a file, offered by every form, out again',
  async (size) => {
    const { page, problems } = await site.visit(size);
    await page.goto(HERE);
    await hydrated(page);
    await importTable(page);
    expect(await page.locator('.kept-page__people b').allTextContents()).toEqual(['Paul', 'Solange']);
    const table = await exported(page, 'Exporter en tableau');
    expect(table).toMatch(/Solange;;;1962-02-05;00:10;Paris[^;]*;48\.\d+;2\.\d+;Europe\/Paris;2988507/);
    expect(JSON.parse(await exported(page, 'Exporter en JSON'))).toMatchObject({
      people: [{ firstname: 'Paul', birthdate: '1985-08-10' }, { firstname: 'Solange' }],
    });

    await page.goto('/astrologie/theme-astral-gratuit');
    await hydrated(page);
    await page.getByLabel('Pour qui ?').selectOption({ label: 'Pour Solange' });
    await page.getByRole('button', { name: 'Dresser mon thème' }).click();
    await page.waitForURL('**/resultat/**');
    const infos = JSON.parse(
      atob(new URL(page.url()).pathname.split('/').at(-1)?.replaceAll('-', '+').replaceAll('_', '/') ?? ''),
    );
    expect(infos).toMatchObject({ firstname: 'Solange', birthdate: '1962-02-05', birthtime: '00:10' });
    expect(infos.contact_id).toBeUndefined();
    expect(problems).toEqual([]);
  },
);

it('a member’s people come in by a file too, and nobody twice', async () => {
  const { page, problems } = await site.visit('desktop');
  await enter(page, (await site.member()).email, '/profil/contacts');
  await hydrated(page);
  await importTable(page);
  expect(await page.locator('.contact-list b').allTextContents()).toEqual(expect.arrayContaining(['Paul', 'Solange']));
  await page.getByRole('button', { name: 'Importer un fichier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importer des proches' });
  await dialog
    .getByLabel('Choisir un fichier')
    .setInputFiles({ name: 'proches.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) });
  await expect.poll(() => dialog.getByText('Déjà dans votre liste').count()).toBe(2);
  expect(await accessProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(problems).toEqual([]);
});
