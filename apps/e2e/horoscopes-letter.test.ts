import { type PushService, pushedBrowser, startPushService } from '@solelune/testing/push';
import { afterAll, expect, it } from 'vitest';
import { enter, memberSite } from './member-site.ts';
import { hydrated } from './site.ts';

/** The server of a browser's maker. */
let makers: PushService;
const site = memberSite(async () => {
  makers = await startPushService();
  return { PUSH_SERVICES: makers.origin };
});
afterAll(() => makers?.close());
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

it('by push: the browser is asked at the press, the first words arrive once, and one press ends it', async () => {
  const { email } = await site.member();
  const { page, problems } = await site.visit('phone');
  const browser = pushedBrowser(`${makers.origin}/phone`);
  // A worker is there in production alone, and a real subscription is made at the maker's: both are played here.
  await page.addInitScript((described) => {
    const subscription = { toJSON: () => JSON.parse(described), unsubscribe: async () => true };
    const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };
    const worker = { pushManager };
    Object.defineProperty(navigator.serviceWorker, 'getRegistration', { value: async () => worker });
    Object.defineProperty(navigator.serviceWorker, 'ready', { get: async () => worker });
    Notification.requestPermission = async () => (sessionStorage.getItem('says-no') ? 'denied' : 'granted');
  }, browser.subscription);
  await enter(page, email, LETTER);
  await hydrated(page);
  await page.getByLabel('Chaque jour, la journée qui commence').check();
  await page.getByLabel('Pour quel signe').selectOption('leo');
  await page.getByText('Je souhaite une notification sur cet appareil.').click();
  await page.evaluate(() => sessionStorage.setItem('says-no', '1'));
  const ask = page.getByRole('button', { name: 'Recevoir la lettre' });
  await ask.click();
  await page.getByText('Autorisez les notifications de ce site').waitFor();
  expect(makers.brought).toEqual([]);
  await page.evaluate(() => sessionStorage.removeItem('says-no'));
  await ask.click();
  await page.getByText('par notification sur 1 appareil').waitFor();
  await expect.poll(() => makers.brought, { timeout: 20_000 }).toHaveLength(1);
  const said = browser.read(makers.brought[0]?.body as Buffer);
  expect(said).toMatchObject({
    title: expect.stringMatching(/^Lion, /),
    url: '/horoscope/horoscope-du-jour?signe=lion',
  });
  expect(await received(email)).toEqual([]);
  await page.getByRole('button', { name: 'Ne plus la recevoir' }).click();
  await page.getByText('Vous ne la recevez pas.').waitFor();
  expect(problems).toEqual([]);
});
