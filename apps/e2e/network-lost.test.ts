import { eventually } from '@solelune/testing/eventually';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrives, hydrated, path, siteUrl, useBrowser } from './site.ts';

const RESULT = '/numerologie/expression/resultat/3';

const follow = (page: Page, address: string) =>
  page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), address);
const title = (page: Page) => page.locator('h1').textContent();

async function token(): Promise<string> {
  const member = { email: `sans.reseau.${Date.now()}@exemple-courrier.fr`, password: 'lune-en-verseau-77' };
  const body = new URLSearchParams({ firstname: 'Camille', terms: '1', path: '/', ...member });
  return (await (await fetch(`${siteUrl()}/api/user/account/signup`, { method: 'POST', body })).json()).jwtoken;
}

describe('the network goes', () => {
  const browser = useBrowser();

  async function cutAt(address: string, jwtoken?: string) {
    const { page, context } = await browser.visit('desktop');
    if (jwtoken) await page.addInitScript((kept) => sessionStorage.setItem('jwtoken', kept), jwtoken);
    await page.goto(address);
    await hydrated(page);
    if (jwtoken) await page.locator('.user-menu').waitFor();
    await context.setOffline(true);
    return { page, back: () => context.setOffline(false) };
  }

  it('at a link: the retry screen comes, stays while there is none, and leads on when it is back', async () => {
    const { page, back } = await cutAt('/tarot');
    await follow(page, '/numerologie/expression');
    await page.getByRole('heading', { name: 'Pas de réseau ?' }).waitFor();
    expect(path(page)).toBe('/erreur-reseau//numerologie/expression');
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await page.locator('body[aria-busy="false"]').waitFor();
    await page.getByRole('heading', { name: 'Pas de réseau ?' }).waitFor();
    await back();
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await arrives(page, '/numerologie/expression');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it.each(['/page/mentions-legales', '/nulle-part'])('on the way back to %s', async (address) => {
    const { page } = await cutAt('/tarot');
    await page.evaluate((to) => {
      history.replaceState(null, '', to);
      history.pushState(null, '', '/tarot');
      history.back();
    }, address);
    await page.getByRole('heading', { name: 'Pas de réseau ?' }).waitFor();
    expect(path(page)).toBe(`/erreur-reseau/${address}`);
  });

  it('at a submit that leads to a calculation', async () => {
    const { page, back } = await cutAt('/numerologie/expression');
    await page.getByLabel('Prénom, ou prénom et nom').fill('Camille');
    await page.getByLabel('Prénom, ou prénom et nom').press('Enter');
    await page.getByRole('heading', { name: 'Pas de réseau ?' }).waitFor();
    await back();
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await arrives(page, /^\/numerologie\/expression\/(calcul|resultat)\//);
  });

  it('at a form that is sent: it says so beside the form, keeps what was typed, and sends it when the network is back', async () => {
    const { page, back } = await cutAt('/connexion');
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Se connecter' }) });
    await form.getByLabel('Adresse e-mail').fill('personne@exemple-courrier.fr');
    await form.getByLabel('Mot de passe', { exact: true }).fill('un-mot-de-passe');
    await form.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByText('Pas de réseau ?').first().waitFor();
    expect(await form.getByLabel('Adresse e-mail').inputValue()).toBe('personne@exemple-courrier.fr');
    await back();
    await form.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByText('Connexion impossible').first().waitFor();
  });

  it('at the saving of a result: a notice says so, and the page stays', async () => {
    const { page, back } = await cutAt(RESULT, await token());
    const before = await title(page);
    await page.getByRole('button', { name: 'Enregistrer' }).first().click();
    await page.getByRole('alert').filter({ hasText: 'Pas de réseau ?' }).waitFor();
    expect(await title(page)).toBe(before);
    await back();
    await page.getByRole('button', { name: 'Enregistrer' }).first().click();
    await page.getByText('Résultat enregistré').waitFor();
  });

  it.each([
    ['the login, over any page', '/tarot', 'link', 'Se connecter', 'Bon retour'],
    ['the place, on the home page', '/', 'button', 'Voir mon ciel', 'Le ciel de chez vous'],
  ] as const)(
    'at a dialog (%s): a notice says so, and it opens when the network is back',
    async (_, address, role, name, heading) => {
      const { page, back } = await cutAt(address);
      const before = await title(page);
      await page.getByRole(role, { name }).first().click();
      await page.getByRole('alert').filter({ hasText: 'Pas de réseau ?' }).waitFor();
      expect(await title(page)).toBe(before);
      await back();
      await page.getByRole(role, { name }).first().click();
      await page.getByRole('dialog', { name: heading }).waitFor();
    },
  );

  it('at a part of the frame that comes with an act: the messages say so, and the member’s menu opens', async () => {
    const { page } = await cutAt(RESULT, await token());
    await page.getByRole('button', { name: /^Messages/ }).click();
    await page.getByRole('region', { name: 'Vos messages' }).getByRole('button', { name: 'Réessayer' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Camille' }).click();
    await page.getByRole('button', { name: 'Se déconnecter' }).waitFor();
  });

  it('while the member’s corner is on its way: the page stays, and it comes when the network is back', async () => {
    const { page } = await browser.visit('desktop');
    const jwtoken = await token();
    await page.addInitScript((kept) => sessionStorage.setItem('jwtoken', kept), jwtoken);
    await page.route('**/assets/user-menu-*.js', (route) => route.abort('internetdisconnected'));
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('user-menu'));
    await page.goto(RESULT);
    await lost;
    await hydrated(page);
    expect(await title(page)).not.toBe('');
    await page.unroute('**/assets/user-menu-*.js');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.locator('.user-menu').waitFor();
  });
});

describe('a newer version has taken the code of this one away', () => {
  const browser = useBrowser();

  /** A visitor for whom built files are gone while `isGone` says so of the number of documents that were asked for. */
  async function visit(isGone: (documents: number) => boolean) {
    const { page } = await browser.visit('desktop');
    const asked = { documents: 0 };
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.documents += 1;
    });
    await page.route('**/assets/*.js', (route) => {
      if (!isGone(asked.documents)) return route.continue();
      return route.fulfill({ status: 404, body: '' });
    });
    return { page, asked };
  }

  it('at the first page: it is asked for anew, once, and comes alive', async () => {
    const { page, asked } = await visit((documents) => documents < 2);
    await page.goto('/tarot');
    await eventually(() => expect(asked.documents).toBe(2));
    await hydrated(page);
    expect(asked.documents).toBe(2);
  });

  it('for good: once is enough, and the page can be read', async () => {
    const { page, asked } = await visit(() => true);
    await page.goto('/tarot');
    await eventually(() => expect(asked.documents).toBe(2));
    await page.waitForLoadState('networkidle');
    expect(await title(page)).toBeTruthy();
    expect(asked.documents).toBe(2);
  });

  it('at a link: the page that was wanted is loaded afresh', async () => {
    let isReplaced = false;
    const { page, asked } = await visit((documents) => isReplaced && documents === 1);
    await page.goto('/tarot');
    await hydrated(page);
    isReplaced = true;
    await follow(page, '/numerologie/expression');
    await arrives(page, '/numerologie/expression');
    await eventually(() => expect(asked.documents).toBe(2));
    await hydrated(page);
  });
});
