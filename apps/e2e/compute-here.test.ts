import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAMILLE, entersFolder, fillBirth, infosOf, nextQuestion } from './astrology-site.ts';
import { accessProblems } from './axe.ts';
import { type Door, openDoor } from './recording-door.ts';
import { hydrated, SIZES, type Size, siteUrl, useBrowser, WITH_WORKER } from './site.ts';

const { visit } = useBrowser();

const SWITCH = '/calculer-sur-cet-appareil';
const NATAL = '/astrologie/theme-astral-gratuit';

let door: Door;
beforeAll(async () => {
  door = await openDoor(siteUrl());
});
afterAll(() => door.close());

/** A birth as it may travel, in an address, a body or a header: its date, its hour, its town by name or id, or an address that holds them. */
const BIRTH = /1988-06-17|14:25|14%3A25|2996944|lyon|camille|eyJ[\w-]{20}/i;

async function visitThroughDoor(size: Size) {
  const visitor = await visit(size, { baseURL: door.address, ...WITH_WORKER });
  const cutNetwork = async (isCut: boolean) => {
    await visitor.context.setOffline(isCut);
    // The service worker's own requests too.
    door.shut(isCut);
  };
  return { ...visitor, cutNetwork };
}

async function turnOn(page: Page): Promise<void> {
  await page.goto(SWITCH);
  await hydrated(page);
  await page.getByRole('button', { name: 'Refuser' }).click();
  await page.getByText(/Mo à télécharger, une seule fois/).waitFor();
  await page.getByRole('switch', { name: 'Calculer sur cet appareil' }).click();
  await page.getByRole('status').filter({ hasText: 'vos naissances restent ici' }).waitFor();
  // The service worker has taken the site over.
  await page.waitForFunction(async () => Boolean((await navigator.serviceWorker.ready).active));
  await page.reload();
  await hydrated(page);
}

describe.each(Object.keys(SIZES) as Size[])('computed on the device, %s', (size) => {
  it('a natal chart without network, typed, read, reloaded: no request carries the birth', async () => {
    const { page, cutNetwork } = await visitThroughDoor(size);
    await turnOn(page);
    await page.goto(NATAL);
    await hydrated(page);
    door.came.length = 0;
    await cutNetwork(true);
    await fillBirth(page, size, '14:25');
    await nextQuestion(page, size);
    await page.getByRole('button', { name: 'Dresser mon thème' }).click();
    await entersFolder(page, `${NATAL}/calcul/`);
    await page.getByRole('link', { name: /^Passer/ }).dispatchEvent('click');
    await entersFolder(page, `${NATAL}/resultat/`);
    expect(await page.locator('h1').textContent()).toBe('Le thème astral de Camille');
    await page.getByRole('heading', { name: /Soleil en Gémeaux/ }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: /Soleil en Gémeaux/ }).waitFor();
    await cutNetwork(false);
    // With a network again the document still comes from the service worker, and what the page then asks for does not say where it stands.
    const answer = await page.reload({ waitUntil: 'networkidle' });
    expect(answer?.fromServiceWorker()).toBe(true);
    await page.getByRole('heading', { name: /Soleil en Gémeaux/ }).waitFor();
    await page.goto(NATAL);
    await hydrated(page);
    expect(door.came.some((line) => line.startsWith(`GET ${NATAL} `))).toBe(true);
    expect(door.came.filter((line) => BIRTH.test(line))).toEqual([]);
  });
});

it.each(Object.keys(SIZES) as Size[])(
  'ascendant, Moon, descendant, two births, transits, numbers and angels open without network; turned off, the files leave (%s)',
  async (size) => {
    const { page, cutNetwork, problems } = await visitThroughDoor(size);
    await turnOn(page);
    await cutNetwork(true);
    door.came.length = 0;
    const infos = infosOf(CAMILLE);
    const two = infosOf({ you: CAMILLE, other: { ...CAMILLE, firstname: 'Noé', birthdate: '1985-08-10' } });
    const pages = [
      [`/astrologie/calcul-ascendant/resultat/${infos}`, 'Ascendant Balance'],
      [`/astrologie/calcul-descendant/resultat/${infos}`, 'Descendant Bélier'],
      [`/astrologie/calcul-signe-lunaire/resultat/${infos}`, 'Lune en Lion'],
      [`/astrologie/transits-du-jour/resultat/${infos}`, 'Aujourd’hui sur le thème de Camille'],
      [`/astrologie/compatibilite-amoureuse/resultat/${two}`, 'Camille et Noé'],
      ['/numerologie/chemin-de-vie/resultat/3', 'Chemin de vie 3'],
      [`/angeologie/calcul-ange-gardien-naissance/resultat/${infos}`, 'Caliel'],
    ] as const;
    for (const [address, words] of pages) {
      await page.goto(address);
      await page.locator('h1').filter({ hasText: words }).waitFor();
    }
    expect(door.came.filter((line) => BIRTH.test(line))).toEqual([]);
    expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);

    // Older than the sky that this device was given: said in a sentence, and nothing is sent instead.
    await page.goto(`${NATAL}/resultat/${infosOf({ ...CAMILLE, birthdate: '1850-06-17' })}`);
    await page.getByText(/Sur cet appareil, le ciel commence en 1900/).waitFor();
    // Angels are of a day and an hour: they are told, and what only the Sun could tell says so.
    await page.goto(
      `/angeologie/calcul-ange-gardien-naissance/resultat/${infosOf({ ...CAMILLE, birthdate: '1850-06-17' })}`,
    );
    await page.locator('h1').filter({ hasText: 'Caliel' }).waitFor();
    await page.getByText(/cet appareil n’a que celui de 1900 à 2\d{3}/).waitFor();
    expect(door.came.filter((line) => BIRTH.test(line))).toEqual([]);

    await cutNetwork(false);
    await page.goto(SWITCH);
    await hydrated(page);
    expect(await page.evaluate(async () => (await (await caches.open('device')).keys()).length)).toBeGreaterThan(20);
    await page.getByRole('switch', { name: 'Calculer sur cet appareil' }).click();
    await page.getByText(/Mo à télécharger, une seule fois/).waitFor();
    await expect.poll(() => page.evaluate(() => caches.has('device'))).toBe(false);
  },
);

it('the switch is accessible', async () => {
  const { page } = await visit('desktop');
  await page.goto(SWITCH);
  await hydrated(page);
  await page.getByRole('button', { name: 'Refuser' }).click();
  await page.getByText(/Mo à télécharger, une seule fois/).waitFor();
  expect(await accessProblems(page)).toEqual([]);
});
