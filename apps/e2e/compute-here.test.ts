import type { BrowserContext, Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CAMILLE, entersFolder, fillBirth, infosOf, nextQuestion } from './astrology-site.ts';
import { accessProblems } from './axe.ts';
import { hydrated, SIZES, type Size, useBrowser } from './site.ts';

const { visit } = useBrowser();

const SWITCH = '/calculer-sur-cet-appareil';
const NATAL = '/astrologie/theme-astral-gratuit';

/** Everything that leaves the browser, whoever asks for it: pages, workers and the service worker. */
function listen(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request: Request) => {
    // What a worker of ours answers never leaves.
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''} ${request.headers()['referer'] ?? ''}`);
  });
  return sent;
}

/** A birth as it may travel: its date, its hour, its town by name or id, or an address that holds them. */
const BIRTH = /1988-06-17|14:25|14%3A25|2996944|Lyon|lyon|Camille|eyJ[\w-]{20}/;
const carryingBirth = (sent: readonly string[]) => sent.filter((line) => BIRTH.test(line));

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
    const { page, context } = await visit(size);
    await turnOn(page);
    await page.goto(NATAL);
    await hydrated(page);
    const sent = listen(context);
    await context.setOffline(true);
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
    await context.setOffline(false);
    await page.reload();
    await page.getByRole('heading', { name: /Soleil en Gémeaux/ }).waitFor();
    expect(carryingBirth(sent.filter((line) => !isAnsweredHere(line)))).toEqual([]);
  });
});

/** Playwright tells of the document's own request before the service worker answers it: that one did not leave. */
const isAnsweredHere = (line: string) => /^GET \S+\/(?:calcul|resultat)\/\S+ /.test(line);

it('a reload is answered by the service worker, not by the server', async () => {
  const { page } = await visit('phone');
  await turnOn(page);
  const answer = await page.goto(`${NATAL}/resultat/${infosOf(CAMILLE)}`);
  expect(answer?.fromServiceWorker()).toBe(true);
  await page.getByRole('heading', { name: /Soleil en Gémeaux/ }).waitFor();
});

it('ascendant, Moon, descendant, two births, transits, numbers and angels open without network', async () => {
  const { page, context, problems } = await visit('desktop');
  await turnOn(page);
  await context.setOffline(true);
  const infos = infosOf(CAMILLE);
  const pages = [
    [`/astrologie/calcul-ascendant/resultat/${infos}`, /Balance/],
    [`/astrologie/calcul-descendant/resultat/${infos}`, /Bélier/],
    [`/astrologie/calcul-signe-lunaire/resultat/${infos}`, /Lion/],
    [`/astrologie/transits-du-jour/resultat/${infos}`, /Aujourd’hui sur le thème/],
    [
      `/astrologie/compatibilite-amoureuse/resultat/${infosOf({ you: CAMILLE, other: { ...CAMILLE, firstname: 'Noé', birthdate: '1985-08-10' } })}`,
      /Camille/,
    ],
  ] as const;
  for (const [address, words] of pages) {
    await page.goto(address);
    await page.locator('h1').filter({ hasText: words }).waitFor();
  }
  expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
});

it('turned off, the files leave the device', async () => {
  const { page } = await visit('phone');
  await turnOn(page);
  expect(await page.evaluate(async () => (await (await caches.open('device')).keys()).length)).toBeGreaterThan(20);
  await page.getByRole('switch', { name: 'Calculer sur cet appareil' }).click();
  await page.getByText(/Mo à télécharger, une seule fois/).waitFor();
  await expect.poll(() => page.evaluate(() => caches.has('device'))).toBe(false);
});

it('the switch is accessible', async () => {
  const { page } = await visit('desktop');
  await page.goto(SWITCH);
  await hydrated(page);
  await page.getByRole('button', { name: 'Refuser' }).click();
  await page.getByText(/Mo à télécharger, une seule fois/).waitFor();
  expect(await accessProblems(page)).toEqual([]);
});
