import { Browser, someone } from '@solelune/account/api/testing';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ features: ['account', 'profile', 'wallet', 'loyalty'] });
});
afterAll(() => app?.close());

async function newcomer() {
  const email = someone();
  const browser = new Browser(() => app);
  await browser.signup(email);
  const confirm = async () => browser.post('user/account/email/verify', { code: await browser.code(email, 'welcome') });
  return { browser, confirm };
}

async function fillAll({ post, token }: Browser): Promise<void> {
  const phones = { fixed_phone: '02 40 12 34 56', mobile_phone: '06 12 34 56 78' };
  await post('user/profile/profile/save.json', {
    ...{ firstname: 'Camille', lastname: 'Rivière', current_city: '2988507', ...phones },
  });
  await post('user/profile/infos/save_infos.json', { birthdate: '1990-02-04', birthcity: '2990969' });
  const form = new FormData();
  const photo = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#5b41a6' } })
    .png()
    .toBuffer();
  form.append('files[]', new Blob([new Uint8Array(photo)]), 'portrait.png');
  await app.app.inject({
    ...{ method: 'POST', url: '/api/user/profile/photos/upload.json', payload: form as never },
    headers: { authorization: `Bearer ${token}` },
  });
}

/** What points were given for, the latest first. */
const earned = async (browser: Browser): Promise<string[]> => {
  const { parts } = (await browser.get('user/account/export.json')).body;
  return parts.wallet.points.mouvements.map(({ libelle }: { libelle: string }) => libelle);
};

it('a complete profile earns its points when the address is confirmed, not before, and once', async () => {
  const { browser, confirm } = await newcomer();
  await fillAll(browser);
  const { profile } = (await browser.get('user/profile/profile/data.json')).body;
  expect(profile.completion.percent).toBe(100);
  expect(await earned(browser)).toEqual(['Bienvenue']);
  await confirm();
  expect(await earned(browser)).toEqual(['Profil complété', 'Bienvenue']);
  await fillAll(browser);
  expect(await earned(browser)).toEqual(['Profil complété', 'Bienvenue']);
});

it('where the address is confirmed, the last line that was missing earns them', async () => {
  const { browser, confirm } = await newcomer();
  await confirm();
  expect(await earned(browser)).toEqual(['Bienvenue']);
  await fillAll(browser);
  expect(await earned(browser)).toEqual(['Profil complété', 'Bienvenue']);
});
