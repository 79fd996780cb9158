import { mountSmallDisk, type SmallDisk } from '@solelune/testing';
import { type ServerProcess, startProcess } from '@solelune/testing/process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formWith, newAddress, PASSWORD } from './member-site.ts';
import { hydrated, useBrowser } from './site.ts';

const disk = await mountSmallDisk(260);
afterAll(() => disk?.unmount());

describe.skipIf(!disk)('a form, on a disk that is full', () => {
  const { data, fill, empty } = (disk ?? {}) as SmallDisk;
  let site: ServerProcess;
  beforeAll(async () => {
    site = await startProcess({ DATA_DIR: data, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
  });
  afterAll(() => site?.end('SIGTERM'));
  const browser = useBrowser();

  it('says that nothing can be kept, loses nothing that was typed, and is sent as it is once there is room', async () => {
    const { page } = await browser.visit('phone', { baseURL: site.address });
    await page.goto('/inscription-ou-connexion');
    await hydrated(page);
    fill();
    const form = formWith(page, 'Créer mon compte');
    await form.getByLabel('Prénom').fill('Camille');
    await form.getByLabel('Adresse e-mail').fill(newAddress());
    await form.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Créer mon compte' }).click();
    await form.getByText('Nous ne pouvons rien enregistrer pour le moment').waitFor();
    expect(await form.getByLabel('Mot de passe', { exact: true }).inputValue()).toBe(PASSWORD);
    empty();
    await form.getByRole('button', { name: 'Créer mon compte' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});
