import { Browser, PASSWORD } from '@solelune/account/api/testing';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, expect, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ features: ['account', 'profile'] });
});
afterAll(() => app?.close());

const lettersOf = async (browser: Browser): Promise<{ id: string; title: string }[]> =>
  (await browser.get('user/profile/activity/index/0/15/email.json')).body['activities'];

it('the news of an account is filed among its activities, and no letter whose link opens something', async () => {
  const [odile, phone, stranger] = [new Browser(() => app), new Browser(() => app), new Browser(() => app)];
  await stranger.signup('inconnue@exemple.fr');
  await odile.signup('odile@exemple.fr');
  expect(await lettersOf(odile), 'the welcome holds a code').toEqual([]);

  await phone.login('odile@exemple.fr');
  await odile.post('user/account/deletion/request', { password: PASSWORD });
  await odile.post('user/account/deletion/cancel');
  const change = { current_password: PASSWORD, password: 'une-autre-lune-78' };
  expect((await odile.post('user/account/password', change)).body).toMatchObject({ success: true });

  const kept = await lettersOf(odile);
  expect(kept.map(({ title }) => title.split(': ')[1]).sort()).toEqual([
    'connexion depuis un nouvel appareil',
    'votre compte est conservé',
    'votre mot de passe a changé',
  ]);
  for (const { id } of kept) {
    const { email } = (await odile.get(`user/profile/activity/email/${id}.json`)).body;
    expect(email['text']).toContain('Bonjour Camille');
    expect(email['text'], 'a code').not.toMatch(/[#/](?=[\w-]*\d)[\w-]{20,}/);
    expect((await stranger.get(`user/profile/activity/email/${id}.json`)).status).toBe(404);
  }
  expect(await lettersOf(stranger)).toEqual([]);
});
