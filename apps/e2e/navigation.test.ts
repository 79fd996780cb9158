import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PLANTED } from '@solelune/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hydrated, siteUrl, useBrowser } from './site.ts';

/** A member of the site under test, made by its own call. */
async function signUp(): Promise<{ email: string; password: string }> {
  const member = { email: `camille.${Date.now()}@exemple-courrier.fr`, password: 'lune-en-verseau-77' };
  const body = new URLSearchParams({ firstname: 'Camille', terms: '1', path: '/', ...member });
  const answer = await fetch(`${siteUrl()}/api/user/account/signup`, { method: 'POST', body });
  expect(await answer.json()).toMatchObject({ user: { infos: { firstname: 'Camille' } } });
  return member;
}

/** Fills the login form of the page and sends it. */
async function logIn(page: Page, member: { email: string; password: string }): Promise<void> {
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Se connecter' }) });
  await form.getByLabel('Adresse e-mail').fill(member.email);
  await form.getByLabel('Mot de passe', { exact: true }).fill(member.password);
  await form.getByRole('button', { name: 'Se connecter' }).click();
}

const follow = (page: Page, address: string) =>
  page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), address);

describe('protected screens', () => {
  const browser = useBrowser();

  it('lead to the guard page, then back to where one wanted to go', async () => {
    const { page } = await browser.visit('desktop');
    const member = await signUp();
    await page.goto('/profil/contacts');
    await page.waitForURL('**/connexion');
    await page.getByRole('main').getByText('réservée aux membres').waitFor();
    await logIn(page, member);
    await page.waitForURL('**/profil/contacts');
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /proches/i })
      .waitFor();
    for (const door of ['/connexion', '/inscription-ou-connexion']) {
      await page.goto(door);
      await page.waitForURL((url) => url.pathname === '/');
    }
  });

  it('a wrong password is said beside the form, and nothing is lost', async () => {
    const { page } = await browser.visit('phone');
    await page.goto('/connexion');
    await hydrated(page);
    await logIn(page, { email: '', password: '' });
    await page.getByText('Ce champ est requis').first().waitFor();
    await logIn(page, { email: 'personne@exemple-courrier.fr', password: 'un-mot-de-passe' });
    await page.getByText('Connexion impossible').first().waitFor();
    expect(await page.getByLabel('Adresse e-mail').first().inputValue()).toBe('personne@exemple-courrier.fr');
  });

  it('a link with a key loses its key at once; an old one leaves its visitor anonymous', async () => {
    for (const address of [`/profil/photos#${PLANTED.hash}`, `/profil/photos?${PLANTED.hash}`]) {
      const { page } = await browser.visit('phone');
      await page.goto(address);
      await page.waitForURL((url) => url.pathname === '/connexion');
      expect(page.url()).not.toContain(PLANTED.hash);
      await page.goBack();
      expect(page.url()).not.toContain(PLANTED.hash);
    }
  });
});

describe('going from page to page', () => {
  const browser = useBrowser();

  it('asks for the page’s data once: back and forth ask nothing', async () => {
    const { page, calls, problems } = await browser.visit('desktop');
    await page.goto('/tarot');
    await hydrated(page);
    const links = ['/numerologie/expression', '/numerologie/chemin-de-vie'];
    for (const address of links) {
      await follow(page, address);
      await page.waitForURL(`**${address}`);
    }
    const asked = calls.length;
    expect(asked).toBeGreaterThan(0);
    await page.goBack();
    await page.waitForURL('**/numerologie/expression');
    await page.goForward();
    await page.waitForURL('**/numerologie/chemin-de-vie');
    expect(calls.length).toBe(asked);
    expect(problems).toEqual([]);
  });

  it('finds the scroll where it was left, on back and on reload', async () => {
    const { page } = await browser.visit('phone');
    await page.goto('/numerologie');
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 400));
    await follow(page, '/page/mentions-legales');
    await page.waitForURL('**/page/mentions-legales');
    await page.waitForFunction(() => scrollY === 0);
    await page.goBack();
    await page.waitForFunction(() => scrollY === 400);
    await page.reload();
    await hydrated(page);
    await page.waitForFunction(() => scrollY === 400);
  });

  it('a cut network leads to the retry page, and the retry back to where one was going', async () => {
    const { page, context } = await browser.visit('phone');
    await page.goto('/tarot');
    await hydrated(page);
    await page.route('**/api/**', (route) => route.abort());
    await follow(page, '/numerologie/expression');
    await page.getByRole('heading', { name: 'Pas de réseau ?' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/erreur-reseau/%2Fnumerologie%2Fexpression');
    expect(await page.title()).toBe('Erreur réseau | Solelune');
    await page.unroute('**/api/**');
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await page.waitForURL((url) => url.pathname === '/numerologie/expression');
    await context.close();
  });

  it.each([
    [500, '/erreur', 'Erreur interne'],
    [404, '/404', 'Page introuvable'],
  ])('a %i leads to %s', async (status, path, title) => {
    const { page } = await browser.visit('desktop');
    await page.goto('/tarot');
    await hydrated(page);
    await page.route('**/api/**', (route) => route.fulfill({ status, contentType: 'application/json', body: '{}' }));
    await follow(page, '/numerologie/expression');
    await page.waitForURL((url) => url.pathname === path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });

  it.each([
    ['a refusal', 409, '{"error":"Une phrase du serveur","code":"conflict"}', 'Une phrase du serveur'],
    ['a sentence in a good answer', 200, '{"error":"Une phrase du serveur"}', 'Une phrase du serveur'],
    ['an answer that says nothing', 200, '<html>', 'Une erreur inconnue est survenue'],
  ])('any other failure (%s) is told in a notice, logged, and leads home', async (_, status, body, sentence) => {
    const { page } = await browser.visit('desktop');
    await page.goto('/tarot');
    await hydrated(page);
    await page.route('**/api/numerology/**', (route) =>
      route.fulfill({ status, contentType: 'application/json', body }),
    );
    const logged = page.waitForRequest('**/api/log/js_errors.json');
    await follow(page, '/numerologie/expression');
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByText(sentence).waitFor();
    const { 'err[message]': message, 'err[route]': route } = Object.fromEntries(
      new URLSearchParams((await logged).postData() ?? ''),
    );
    expect(message).toContain(sentence);
    expect(route).toBe('numerology.expression');
  });

  it('titles and robots follow the page', async () => {
    const { page } = await browser.visit('desktop');
    await page.goto('/numerologie');
    await hydrated(page);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('index, follow');
    await follow(page, '/page/mentions-legales');
    await page.waitForURL('**/page/mentions-legales');
    await page.waitForFunction(() => document.title.includes('entions'));
    expect(await page.locator('link[rel=canonical]').count()).toBe(1);
  });

  it('a page in a frame of another site leaves it at a press, which the browser asks for, and shows nothing else', async () => {
    const { page } = await browser.visit('desktop');
    // A real server: a browser lets a page of nowhere ask nothing of this machine.
    const other = createServer((_, response) => {
      response.setHeader('content-type', 'text/html').end(`<iframe src="${siteUrl()}/tarot"></iframe>`);
    });
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
    onTestFinished(() => void other.close());
    await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { name: 'Solelune' }).waitFor();
    expect(await frame.locator('a, button, input').count()).toBe(1);
    await frame.getByRole('link', { name: 'Ouvrir la page' }).click();
    await page.waitForURL(`${siteUrl()}/tarot`);
    expect(await page.locator('h1').textContent()).toContain('tarot');
  });

  it('a page in a frame of our own breaks out of it', async () => {
    const { page } = await browser.visit('desktop');
    await page.route('**/un-cadre', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<iframe src="/tarot"></iframe>' }),
    );
    await page.goto('/un-cadre');
    await page.waitForURL('**/tarot');
    expect(await page.locator('h1').textContent()).toContain('tarot');
  });
});
