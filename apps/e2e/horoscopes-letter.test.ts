import { expect, it } from 'vitest';
import { enter, memberSite } from './member-site.ts';
import { hydrated } from './site.ts';

const site = memberSite();
const LETTER = '/profil/lettre-du-ciel';

/** The letters of the sky that somebody received, the newest first, as /dev/mail lists them. */
async function received(email: string): Promise<string[]> {
  const list = await (await fetch(`${site.address()}/dev/mail`)).text();
  const rows = list.matchAll(/<a href="(\/dev\/mail\/[^"]+)">[^<]*<\/a><td>([^<]*)<td>horoscopes-day/g);
  const mine = [...rows].filter(([, , recipient]) => recipient === email);
  return Promise.all(mine.map(async ([, path]) => (await fetch(site.address() + path)).text()));
}

it('nothing leaves before a yes; the letter of the day then arrives once, and one press stops it', async () => {
  const { email } = await site.member();
  const { page, problems } = await site.visit('phone');
  await enter(page, email, LETTER);
  await page.getByText('Votre adresse n’est pas encore confirmée').waitFor();
  await page.goto(await site.linkIn('welcome', email, 'Confirmer mon adresse'));
  await page.getByRole('heading', { name: 'Adresse confirmée' }).waitFor();
  await page.goto(LETTER);
  await hydrated(page);
  await page.getByText('Vous ne la recevez pas.').waitFor();
  const ask = page.getByRole('button', { name: 'Recevoir la lettre' });
  expect(await ask.isDisabled()).toBe(true);
  await page.getByLabel('Chaque jour, la journée qui commence').check();
  await page.getByLabel('Pour quel signe').selectOption('leo');
  expect(await received(email)).toEqual([]);
  await page.getByText('Je souhaite recevoir cette lettre par e-mail.').click();
  await ask.click();
  await page.getByText('Prochaine lettre').waitFor();
  await expect.poll(() => received(email), { timeout: 20_000 }).toHaveLength(1);

  // Another hour on the same day: still one.
  await page.getByLabel('À quelle heure').selectOption('23');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('C’est noté.').waitFor();
  const [letter = ''] = await received(email);
  expect(await received(email)).toHaveLength(1);
  const stop = new URL(/https?:\/\/\S+\/lettre-du-ciel\/arreter\/[\w-]+/.exec(letter)?.[0] ?? '').pathname;

  // The mail reader's own button posts to that address, and nothing else.
  const { page: stranger } = await site.visit('desktop');
  await stranger.goto(stop);
  await stranger.waitForURL('**/lettre-du-ciel/arretee');
  await stranger.getByText('Vous ne la recevrez plus').waitFor();
  await page.goto(LETTER);
  await page.getByText('Vous ne la recevez pas.').waitFor();
  const posted = await fetch(site.address() + stop, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect([posted.status, posted.headers.get('location')]).toEqual([303, '/lettre-du-ciel/arretee']);
  expect(problems).toEqual([]);
});
