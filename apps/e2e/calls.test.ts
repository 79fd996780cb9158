import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enter, logIn, memberSite } from './member-site.ts';
import { arrives, hydrated, type Visit } from './site.ts';

// Microphones that hum by themselves, and two browsers of one machine that find each other on it.
const site = memberSite(() => ({}), ['--use-fake-device-for-media-stream', '--allow-loopback-in-peer-connection']);
const CARD = '4242 4242 4242 4242';
const MAELLE = { email: 'maelle@demo.solelune.example', password: 'venus-en-balance' };
const PHONES = { member: '+33612345647', advisor: '+33612345612' };

/** Every peer connection of the page, for its own statistics. */
const watchPeers = () => {
  const peers: RTCPeerConnection[] = [];
  const Real = RTCPeerConnection;
  Object.assign(window, { peers });
  window.RTCPeerConnection = class extends Real {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      peers.push(this);
    }
  };
};

async function open(size: 'phone' | 'desktop', hasMicrophone = true): Promise<Visit> {
  const visit = await site.visit(size, hasMicrophone ? { permissions: ['microphone'] } : {});
  await visit.page.addInitScript(watchPeers);
  return visit;
}

async function openConsole(): Promise<Page> {
  const { page } = await open('desktop');
  await page.goto('/connexion');
  await hydrated(page);
  await logIn(page, MAELLE.email, MAELLE.password);
  await page.waitForURL((url) => url.pathname !== '/connexion');
  await page.goto('/console');
  await page.getByRole('heading', { level: 2, name: 'Demandes' }).waitFor();
  return page;
}

async function ask(page: Page, way: RegExp): Promise<string> {
  await page.goto('/equipe/maelle/consulter');
  await hydrated(page);
  await page.getByRole('radio', { name: way }).check();
  await page.getByRole('radio', { name: /^5 min/ }).check();
  await page.getByRole('button', { name: /^Continuer/ }).click();
  await arrives(page, /^\/paiement\/commande\//);
  await page.getByRole('button', { name: /^Commander et payer/ }).waitFor();
  for (const box of await page.locator('.pay-form input[type=checkbox]:not([name=keep_card])').all()) await box.check();
  await page.getByRole('button', { name: /^Commander et payer/ }).click();
  await page.waitForURL(/\/pay\/cs_/);
  await page.getByLabel('Numéro de carte').fill(CARD);
  await page.getByRole('button', { name: /^Payer/ }).click();
  await page.getByRole('link', { name: 'Rejoindre le salon' }).click();
  await arrives(page, /^\/consultation\//);
  return new URL(page.url()).pathname.split('/')[2] as string;
}

const accept = async (maelle: Page, id: string) => {
  await maelle.locator('.console__card').getByRole('button', { name: 'Accepter' }).click();
  await arrives(maelle, `/console/consultation/${id}`);
};
const counted = async (page: Page) => (await page.getByTestId('counted').innerText()).replaceAll(/\s/g, ' ');
const callIs = (page: Page, state: string) => page.locator(`.call-panel[data-call=${state}]`).waitFor();

/** Packets of sound that came in by the newest connection, and the name that its way has. */
const sound = (page: Page) =>
  page.evaluate(async () => {
    const peer = (window as unknown as { peers: RTCPeerConnection[] }).peers.at(-1);
    let packets = 0;
    for (const [, one] of (await peer?.getStats()) ?? [])
      if (one.type === 'inbound-rtp' && one.kind === 'audio') packets += one.packetsReceived;
    return { packets, way: /ice-ufrag:(\S+)/.exec(peer?.localDescription?.sdp ?? '')?.[1] ?? '' };
  });

const end = async (page: Page) => {
  await page.getByRole('button', { name: 'Terminer' }).click();
  await page.getByRole('button', { name: 'Oui, terminer' }).click();
  await page.getByRole('link', { name: 'Lire le reçu' }).waitFor();
};

describe('a call between two browsers', () => {
  it('sound goes both ways, the meter runs only while it does, and a cut line is found again by another way', async () => {
    const { email } = await site.adult();
    const { page: camille, context } = await open('phone');
    await enter(camille, email, '/profil/achats');
    const maelle = await openConsole();
    const id = await ask(camille, /dans ce navigateur/);
    await accept(maelle, id);
    await callIs(camille, 'connected');
    await callIs(maelle, 'connected');
    for (const page of [camille, maelle]) {
      const before = (await sound(page)).packets;
      await expect.poll(async () => (await sound(page)).packets).toBeGreaterThan(before);
      await expect.poll(() => counted(page)).not.toBe('0 s');
    }
    await camille.getByRole('button', { name: 'Couper le micro' }).click();
    await camille.getByRole('button', { name: 'Rouvrir le micro' }).click();

    const { way } = await sound(camille);
    const network = await context.newCDPSession(camille);
    const free = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', { ...free, packetLoss: 100 });
    await callIs(camille, 'reconnecting');
    await maelle.getByText(/Ligne coupée, rien n’est compté/).waitFor({ timeout: 60_000 });
    const frozen = await counted(maelle);
    await network.send('Network.emulateNetworkConditions', { ...free, packetLoss: 0 });
    await callIs(camille, 'connected');
    await expect.poll(() => counted(maelle)).not.toBe(frozen);
    expect((await sound(camille)).way).not.toBe(way);

    await camille.reload();
    await callIs(camille, 'connected');
    await callIs(maelle, 'connected');
    await end(camille);
  });

  it('a microphone that is refused is explained, step by step, and nothing is counted', async () => {
    const { email } = await site.adult();
    const { page: camille, context } = await open('desktop', false);
    await enter(camille, email, '/profil/achats');
    const maelle = await openConsole();
    const id = await ask(camille, /dans ce navigateur/);
    await accept(maelle, id);
    await camille.getByRole('button', { name: 'Rejoindre l’appel' }).click();
    await camille.getByRole('heading', { name: 'Le micro est refusé à cette page' }).waitFor();
    expect(await camille.locator('.call-help li').count()).toBe(3);
    expect(await counted(camille)).toBe('0 s');
    await context.grantPermissions(['microphone']);
    await camille.getByRole('button', { name: 'Réessayer' }).click();
    await callIs(camille, 'connected');
    await end(camille);
  });
});

describe('a call by telephone', () => {
  const sandbox = () => /Téléphone : banc d’essai (\S+),/.exec(site.output())?.[1] ?? '';

  async function ringing() {
    const { email } = await site.adult();
    const { page: camille } = await open('phone');
    await enter(camille, email, '/profil/achats');
    const maelle = await openConsole();
    const id = await ask(camille, /nous vous appelons/);
    await camille.getByLabel('Numéro de téléphone').fill(PHONES.member);
    await camille.getByRole('button', { name: 'Choisir ce téléphone' }).click();
    await camille.getByText('Nous ferons sonner votre 06 •• •• •• 47').waitFor();
    await accept(maelle, id);
    await maelle.locator('.phone-choice, .phone-legs').first().waitFor();
    if (await maelle.getByLabel('Numéro de téléphone').isVisible()) {
      await maelle.getByLabel('Numéro de téléphone').fill(PHONES.advisor);
      await maelle.getByRole('button', { name: 'Choisir ce téléphone' }).click();
    }
    const { page: phones } = await site.visit('desktop');
    await phones.goto(sandbox());
    const press = async (number: string, key: string) =>
      phones
        .locator(`article[data-number="${number}"]`)
        .filter({ has: phones.getByRole('button', { name: key }) })
        .getByRole('button', { name: key })
        .click();
    await press(PHONES.advisor, 'Décrocher');
    await camille.getByText('Maëlle a décroché').waitFor();
    return { camille, maelle, press };
  }

  it('rings both, counts while both are on the line, is followed by the banner, and ends when one hangs up', async () => {
    const { camille, press } = await ringing();
    await press(PHONES.member, 'Décrocher');
    await callIs(camille, 'connected');
    await expect.poll(() => counted(camille)).not.toBe('0 s');
    expect(await camille.locator('body').innerText()).not.toContain('45612');
    const other = await camille.context().newPage();
    await other.goto('/tarot');
    await other.locator('.status-banner--phone').getByRole('timer').waitFor();
    await press(PHONES.member, 'Raccrocher');
    await camille.getByRole('link', { name: 'Lire le reçu' }).waitFor();
    await other.locator('.status-banner').waitFor({ state: 'detached' });
  });

  it.each([
    ['Occupé', 'Votre ligne est occupée'],
    ['Laisser sonner', 'Vous n’avez pas décroché'],
    ['Injoignable', 'Votre téléphone ne répond pas au réseau'],
  ])('%s: it is said, and costs nothing', async (key, title) => {
    const { camille, press } = await ringing();
    await press(PHONES.member, key);
    await camille.getByRole('heading', { name: title }).waitFor();
    await camille
      .getByText(/^0,00 €/)
      .first()
      .waitFor();
  });
});
