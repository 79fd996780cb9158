import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { enter, memberSite } from './member-site.ts';

const site = memberSite();

const SCRIPTS = ['<script>planted()</script>', '"><img src=x onerror=planted()>', '</script><svg/onload=planted()>'];

/** Nothing of what was planted became a part of the page. */
async function expectOnlyText(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    handlers: document.querySelectorAll('[onerror], [onload], [onclick]').length,
    scripts: [...document.scripts].filter(
      ({ src, text, type }) => !src && type !== 'application/json' && /planted/.test(text),
    ).length,
    links: document.querySelectorAll('[href^="javascript:" i], [src^="javascript:" i]').length,
  }));
  expect(found, page.url()).toEqual({ handlers: 0, scripts: 0, links: 0 });
}

it('what members wrote is text on every page that shows it', async () => {
  const { email, token } = await site.member();
  const post = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${site.address()}/api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const drawn: string[] = [];
  for (const script of SCRIPTS) {
    const card = { key: 'sun', name: script, position: script, reading: script };
    const payload = { spread: script, question: script, cards: [card], conclusion: script };
    const { body } = await post('user/profile/activity/save.json', { category: 'draw', title: script, payload });
    drawn.push(body.activity.id);
  }
  const { page } = await site.visit('desktop');
  await page.exposeFunction('planted', () => {
    throw new Error('a script ran');
  });
  await enter(page, email, '/profil/activites');
  for (const script of SCRIPTS) await page.getByText(script).first().waitFor();
  await expectOnlyText(page);
  for (const [index, id] of drawn.entries()) {
    await page.goto(`/profil/activites/tirage/${id}`);
    await page
      .getByRole('heading', { level: 1 })
      .getByText(SCRIPTS[index] as string)
      .waitFor();
    await expectOnlyText(page);
  }
  await page.goto('/profil/mes-donnees');
  await page.getByRole('button', { name: 'Rassembler mes données' }).click();
  await page
    .getByText(SCRIPTS[0] as string)
    .first()
    .waitFor();
  await expectOnlyText(page);
});

it('what an address holds is text on the page it leads to, also as the server sends it', async () => {
  const { page, problems } = await site.visit('phone');
  for (const script of SCRIPTS) {
    const part = encodeURIComponent(script);
    const infos = Buffer.from(JSON.stringify({ firstname: script, fn1: script, fn2: script })).toString('base64url');
    for (const address of [
      ...[`/membre/${part}`, `/${part}`, `/connexion?next=${part}#${part}`, `/erreur-reseau/${part}`, `/page/${part}`],
      ...[`/recuperation-mot-de-passe/${part}`, `/numerologie/expression/calcul/${part}`, `/actu/${part}`],
      ...[`/numerologie/compatibilite-prenom/resultat/${infos}`, `/numerologie/chemin-de-vie/calcul/${part}`],
    ]) {
      const sent = await (await fetch(site.address() + address)).text();
      expect(sent.includes(script), address).toBe(false);
      await page.goto(address);
      await expectOnlyText(page);
    }
  }
  expect(problems.filter((problem) => /uncaught|Content Security/.test(problem))).toEqual([]);
});
