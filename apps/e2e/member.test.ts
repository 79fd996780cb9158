import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startProcess } from '../server/testing/start-process.ts';
import { hydrated, SIZES, type Size, useBrowser } from './site.ts';

// A site of their own, in development: only there can the letters that members receive be read.
let site: ServerProcess;
const folder = mkdtempSync(path.join(tmpdir(), 'e2e-member-'));
beforeAll(async () => {
  site = await startProcess({ NODE_ENV: 'development', DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await site.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const browser = useBrowser();
const visit = (size: Size) => browser.visit(size, { baseURL: site.address });

const PASSWORD = 'lune-en-verseau-77';
let members = 0;
const newAddress = () => `camille.${++members}@exemple-courrier.fr`;

/** Where a link of the newest letter of its kind leads, as a path of the site under test. */
async function linkIn(kind: string, email: string, label: string): Promise<string> {
  const list = await (await fetch(`${site.address}/dev/mail`)).text();
  const rows = list.matchAll(/<a href="(\/dev\/mail\/[^"]+)">[^<]*<\/a><td>([^<]*)<td>account-([\w-]+)/g);
  const row = [...rows].find(([, , recipient, sort]) => recipient === email && sort === kind);
  if (!row) throw new Error(`No letter "${kind}" for ${email}`);
  const letter = await (await fetch(site.address + row[1])).text();
  const address = new RegExp(`^${label}.*\\n(http\\S+)`, 'm').exec(letter)?.[1];
  if (!address) throw new Error(`No link "${label}" in ${letter}`);
  const { pathname, hash } = new URL(address);
  return pathname + hash;
}

/** A member made by the site's own call, for journeys that begin after the signup. */
async function member(): Promise<string> {
  const email = newAddress();
  const body = new URLSearchParams({ firstname: 'Camille', email, password: PASSWORD, terms: '1', path: '/' });
  const answer = await fetch(`${site.address}/api/user/account/signup`, { method: 'POST', body });
  expect(await answer.json()).toMatchObject({ user: { infos: { firstname: 'Camille' } } });
  return email;
}

const formWith = (page: Page, button: string) =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: button }) });

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const form = formWith(page, 'Se connecter');
  await form.getByLabel('Adresse e-mail').fill(email);
  await form.getByLabel('Mot de passe', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Se connecter' }).click();
}

/** To a members' page, through the guard. */
async function enter(page: Page, email: string, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForURL('**/connexion');
  await hydrated(page);
  await logIn(page, email);
  await page.waitForURL(`**${address}`);
}

/** The rooms at the side of every members' page. */
const room = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Mon espace' }).getByRole('link', { name });

const part = (page: Page, title: string) =>
  page.locator('.security__part').filter({ has: page.getByRole('heading', { name: title }) });

async function choosePlace(field: Locator, typed: string, label: RegExp): Promise<void> {
  await field.pressSequentially(typed);
  await field.page().getByRole('option', { name: label }).first().click();
}

/** A birth form: one sheet on a large screen, one question after the other on a phone. */
async function fillBirth(form: Locator, answers: Record<string, string>, submit: string): Promise<void> {
  await form.waitFor();
  const next = form.getByRole('button', { name: 'Continuer' });
  const show = async (field: Locator) => {
    while (!(await field.isVisible())) await next.click();
  };
  for (const [name, value] of Object.entries(answers)) {
    const field = form.locator(`[data-field=${name}] input`).first();
    await show(field);
    if (name === 'birthcity') await choosePlace(field, value, new RegExp(`^${value}`));
    else await field.fill(value);
  }
  const send = form.getByRole('button', { name: submit });
  await show(send);
  await send.click();
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/inscription-ou-connexion');
  await hydrated(page);
  const form = formWith(page, 'Créer mon compte');
  await form.getByLabel('Prénom').fill('Camille');
  await form.getByLabel('Adresse e-mail').fill(email);
  await form.getByLabel('Mot de passe', { exact: true }).fill('azertyuiop');
  await form.getByRole('button', { name: 'Créer mon compte' }).click();
  // The box was forgotten.
  await form.locator('.field__error').waitFor();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Créer mon compte' }).click();
  // A password of everyone's.
  await form.getByText('parmi les plus utilisés').waitFor();
  await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Créer mon compte' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

async function completeProfile(page: Page): Promise<void> {
  const identity = page.locator('#identite form');
  await identity.locator('[name=lastname]').fill('Rivière');
  await identity.locator('[name=fixed_phone]').fill('02 40 12 34 56');
  await identity.locator('[name=mobile_phone]').fill('06 12');
  await choosePlace(identity.getByLabel('Ville actuelle'), 'Lyon', /^Lyon/);
  await identity.getByRole('button', { name: 'Enregistrer' }).click();
  await identity.locator('.field__error').first().waitFor();
  await identity.locator('[name=mobile_phone]').fill('06 12 34 56 78');
  await identity.getByRole('button', { name: 'Enregistrer' }).click();
  await identity.locator('.save-line[data-state=done]').waitFor();
  const birth = { birthdate: '1990-02-04', birthtime: '06:10', birthcity: 'Nantes' };
  await fillBirth(page.locator('#naissance form'), birth, 'Enregistrer ma naissance');
  await page.locator('.member-hero__trio').getByText('Verseau').first().waitFor();
  await page.getByRole('heading', { name: 'Il vous reste une ligne' }).waitFor();
  await page.getByRole('link', { name: /^Votre photo/ }).click();
  await page.waitForURL('**/profil/photos');
  await hydrated(page);
  const picture = { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
  await page.getByLabel('Choisir des photos').setInputFiles(picture);
  const shown = page.locator('.photos-page__grid img');
  await shown.waitFor();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByText('Portrait', { exact: true }).waitFor();
  await room(page, 'Mon profil').click();
  await page.getByRole('img', { name: 'Profil complet à 100 %' }).waitFor();
  await page.getByRole('heading', { name: 'Votre profil est complet' }).waitFor();
}

async function addContact(page: Page): Promise<void> {
  await room(page, 'Proches').click();
  await page.getByRole('link', { name: 'Ajouter un proche' }).click();
  const answers = { firstname: 'Solange', lastname: 'Rivière', birthdate: '1988-06-17', birthcity: 'Brest' };
  await fillBirth(page.locator('form.birth-form'), answers, 'Ajouter');
  await page.waitForURL('**/profil/contacts/detail/*');
  await page.getByRole('heading', { level: 1, name: 'Solange Rivière' }).waitFor();
  await page.getByText('Gémeaux').first().waitFor();
}

/** From the contact to a reading, kept, found again in the list and opened. Gives its title. */
async function keepReading(page: Page): Promise<string> {
  await page
    .getByRole('navigation', { name: 'Lire pour Solange' })
    .getByRole('link', { name: 'Chemin de vie' })
    .click();
  await page.waitForURL('**/chemin-de-vie/calcul/1988-06-17');
  await page.getByRole('link', { name: /^Passer/ }).dispatchEvent('click');
  await page.waitForURL('**/chemin-de-vie/resultat/4');
  const reading = page.locator('.numerology-reading');
  const before = await reading.textContent();
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await page.getByRole('button', { name: 'Enregistré', exact: true }).first().waitFor();
  await page.goto('/profil/activites/numerologie');
  const kept = page.locator('.activity-card h3 a');
  const title = (await kept.textContent()) ?? '';
  expect(await kept.count()).toBe(1);
  await kept.click();
  await page.waitForURL('**/chemin-de-vie/resultat/4');
  await reading.waitFor();
  expect(await reading.textContent()).toBe(before);
  return title;
}

async function removeAndUndo(page: Page, title: string): Promise<void> {
  await page.goto('/profil/activites');
  const card = page.locator('.activity-card').filter({ hasText: title });
  const all = page.getByRole('navigation', { name: 'Catégories' }).getByRole('link', { name: 'Tout' });
  await card.getByRole('button', { name: /^Retirer/ }).click();
  await page.getByText('est retiré').waitFor();
  expect(await all.textContent()).toBe('Tout 0');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await card.waitFor();
  await page.reload();
  await card.waitFor();
  expect(await all.textContent()).toBe('Tout 1');
}

async function takeData(page: Page, email: string, title: string): Promise<void> {
  await room(page, 'Mes données').click();
  await page.getByRole('button', { name: 'Rassembler mes données' }).click();
  await page.getByText('Solange').first().waitFor();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Enregistrer le fichier' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    parts: {
      account: { prenom: 'Camille', adresse_email: email, adresse_confirmee_le: expect.any(String) },
      profile: {
        identite: {
          nom: 'Rivière',
          date_de_naissance: '1990-02-04',
          lieu_de_naissance: expect.stringMatching(/^Nantes/),
        },
        proches: [{ prenom: 'Solange', date_de_naissance: '1988-06-17' }],
        photos: [{ photo_de_profil: true }],
        activites: [{ titre: title, retiree_le: null }],
      },
    },
  });
}

async function leaveAndStay(page: Page, email: string, size: Size): Promise<void> {
  await room(page, 'Mon profil').click();
  const end = part(page, 'Suppression du compte');
  await end.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await end.getByLabel('Votre mot de passe').fill('pas-le-bon-77');
  await end.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await end.locator('.field__error').waitFor();
  await end.getByLabel('Votre mot de passe').fill(PASSWORD);
  await end.getByRole('button', { name: 'Supprimer mon compte' }).click();
  await end.getByText('seront effacés le').waitFor();
  // The letter is opened elsewhere, where nobody is logged in.
  const elsewhere = await visit(size);
  await elsewhere.page.goto(await linkIn('deletion-requested', email, 'Garder mon compte'));
  await hydrated(elsewhere.page);
  await elsewhere.page.getByRole('button', { name: 'Garder mon compte' }).click();
  await elsewhere.page.getByRole('heading', { name: 'Votre compte est conservé' }).waitFor();
  await page.reload();
  await end.getByRole('button', { name: 'Supprimer mon compte' }).waitFor();
}

describe.each(Object.keys(SIZES) as Size[])('a member, %s', (size) => {
  it('signs up, confirms, tells all, keeps, takes away, leaves and stays', async () => {
    const { page, problems } = await visit(size);
    const email = newAddress();
    await signUp(page, email);
    await page.goto(await linkIn('welcome', email, 'Confirmer mon adresse'));
    await page.getByRole('heading', { name: 'Adresse confirmée' }).waitFor();
    await page.getByRole('link', { name: 'Compléter mon profil' }).click();
    await part(page, 'Adresse e-mail').getByText('Confirmée').waitFor();
    await completeProfile(page);
    await addContact(page);
    const title = await keepReading(page);
    await removeAndUndo(page, title);
    await takeData(page, email, title);
    await leaveAndStay(page, email, size);
    // Refused on purpose: a password of everyone's, a phone number cut short, a wrong password. Leaving a page gives up what it still loads.
    const expected = /responded with a status of 4|ERR_ABORTED/;
    expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
  });
});

describe('a forgotten password', () => {
  it('is replaced by the link of a letter, once, and closes the sessions', async () => {
    const email = await member();
    const open = await visit('desktop');
    await enter(open.page, email, '/profil/contacts');
    const { page } = await visit('phone');
    await page.goto('/connexion');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Mot de passe oublié ?' }).click();
    await page.waitForURL('**/recuperation-mot-de-passe');
    await page.getByRole('main').getByLabel('Adresse e-mail').fill(email);
    await page.getByRole('button', { name: 'Recevoir le lien' }).click();
    await page.getByRole('heading', { name: 'Regardez votre courrier' }).waitFor();

    const link = await linkIn('recovery', email, 'Choisir un mot de passe');
    await page.goto(link);
    const form = formWith(page, 'Changer mon mot de passe');
    await form.getByLabel('Nouveau mot de passe').fill('soleil-en-lion-88');
    await form.getByLabel('Le même, une seconde fois').fill('soleil-en-lion-89');
    await form.getByRole('button', { name: 'Changer mon mot de passe' }).click();
    await form.locator('.field__error').waitFor();
    await form.getByLabel('Le même, une seconde fois').fill('soleil-en-lion-88');
    await form.getByRole('button', { name: 'Changer mon mot de passe' }).click();
    await page.getByRole('heading', { name: 'C’est fait' }).waitFor();

    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
    await page.waitForURL('**/connexion');
    await logIn(page, email);
    await page.getByText('Connexion impossible').first().waitFor();
    await logIn(page, email, 'soleil-en-lion-88');
    await page.waitForURL((url) => url.pathname === '/');

    await open.page.reload();
    await open.page.waitForURL('**/connexion');
    await page.goto(link);
    await page.getByRole('heading', { name: 'Ce lien n’est plus valable' }).waitFor();
  });
});

describe('sessions', () => {
  it('a link of a letter opens one, which is shown as such and may not take the data away', async () => {
    const email = await member();
    const { page } = await visit('phone');
    await page.goto(await linkIn('welcome', email, 'Dire ma naissance'));
    await page.getByRole('heading', { level: 1, name: 'Bonjour, Camille' }).waitFor();
    expect(page.url()).toBe(`${site.address}/profil/mon-profil`);
    await part(page, 'Appareils connectés').getByText('Par un lien reçu').waitFor();
    await room(page, 'Mes données').click();
    await page.getByRole('button', { name: 'Rassembler mes données' }).click();
    await page.locator('.save-line[data-state=wrong]').waitFor();
    expect(await page.getByRole('button', { name: 'Enregistrer le fichier' }).count()).toBe(0);
  });

  it('two tabs: who leaves in one has left in the other, who enters in one has entered in the other', async () => {
    const email = await member();
    const { page, context } = await visit('desktop');
    await enter(page, email, '/profil/contacts');
    const other = await context.newPage();
    await other.goto('/profil/activites');
    await other.getByRole('heading', { level: 1, name: 'Ce que vous avez gardé' }).waitFor();
    await page.locator('.member-frame__out button').click();
    await page.getByRole('heading', { name: 'Votre session est fermée' }).waitFor();
    await other.waitForURL('**/connexion');
    await other.getByRole('main').getByText('réservée aux membres').waitFor();
    expect(await other.getByRole('heading', { name: 'Ce que vous avez gardé' }).count()).toBe(0);

    await page.goto('/tarot');
    await hydrated(page);
    await logIn(other, email);
    await other.waitForURL('**/profil/activites');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('long_jwtoken'))).toBeTruthy();
    await page.getByText('Camille').first().waitFor();
  });

  it('one that is closed from another browser is out at its next step, and stays out', async () => {
    const email = await member();
    const kept = await visit('desktop');
    const lost = await visit('phone');
    await enter(lost.page, email, '/profil/contacts');
    await enter(kept.page, email, '/profil/mon-profil');
    const devices = part(kept.page, 'Appareils connectés');
    // The signup's own session, the phone's and this one.
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(3);
    await devices.getByRole('button', { name: 'Déconnecter tous les autres' }).click();
    await expect.poll(() => devices.getByRole('listitem').count()).toBe(1);

    await room(lost.page, 'Activités').click();
    await lost.page.waitForURL('**/connexion');
    await lost.page.goto('/profil/contacts');
    await lost.page.waitForURL('**/connexion');
    await kept.page.reload();
    await kept.page.getByRole('heading', { level: 1, name: 'Bonjour, Camille' }).waitFor();
  });
});
