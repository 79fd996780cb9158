import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { acceptRequest, askAdvisor, counted, openConsole } from './consulting.ts';
import { enter, memberSite } from './member-site.ts';
import { arrives, type Visit } from './site.ts';
import { Wire } from './wire.ts';

// Microphones that hum by themselves, and two browsers of one machine that find each other on it.
const site = memberSite(() => ({}), ['--use-fake-device-for-media-stream', '--allow-loopback-in-peer-connection']);
const PHONES = { member: '0612345647', advisor: '0612345612' };
/** Which the sandbox does not call. */
const REFUSED = '0199009999';
const international = (number: string) => `+33${number.slice(1)}`;

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

async function openOffice(wire?: Wire): Promise<Page> {
  const { page } = await open('desktop');
  await wire?.lead(page);
  return openConsole(page);
}

const callIs = (page: Page, state: string) => page.locator(`.call-panel[data-call=${state}]`).waitFor();

const leaveRoom = async (page: Page) => {
  await page.getByRole('link', { name: 'Sortir sans terminer' }).click();
  await arrives(page, '/');
};

/** The banner of another page shows whose voice it is, its time goes on, and it leads back. */
async function bannerRuns(page: Page) {
  const banner = page.locator('.status-banner--phone');
  await banner.getByText('En ligne avec Maëlle').waitFor();
  await banner.locator('.avatar').waitFor();
  const first = await banner.getByRole('timer').innerText();
  await expect.poll(() => banner.getByRole('timer').innerText()).not.toBe(first);
  await banner.getByRole('link', { name: 'Revenir à l’appel' }).click();
  await arrives(page, /^\/consultation\//);
}

/** Packets of sound that came in by the newest connection, and the name that its way has. */
const sound = (page: Page) =>
  page.evaluate(async () => {
    const peer = (window as unknown as { peers: RTCPeerConnection[] }).peers.at(-1);
    let packets = 0;
    for (const [, one] of (await peer?.getStats()) ?? [])
      if (one.type === 'inbound-rtp' && one.kind === 'audio') packets += one.packetsReceived;
    return { packets, way: /ice-ufrag:(\S+)/.exec(peer?.localDescription?.sdp ?? '')?.[1] ?? '' };
  });

/** Whether what is sent is let through, by the newest connection. */
const voices = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { peers: RTCPeerConnection[] }).peers
      .at(-1)
      ?.getSenders()
      .map(({ track }) => track?.enabled),
  );
const sentFrom = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { peers: RTCPeerConnection[] }).peers.at(-1)?.getSenders()[0]?.track?.getSettings()
        .deviceId,
  );

const end = async (page: Page) => {
  await page.getByRole('button', { name: 'Terminer' }).click();
  await page.getByRole('button', { name: 'Oui, terminer' }).click();
  await page.getByRole('link', { name: 'Lire le reçu' }).waitFor();
};

describe('a call between two browsers', () => {
  it('sound goes both ways, the meter runs only while it does, and a cut line is found again by another way', async () => {
    const { email } = await site.adult();
    const wire = new Wire();
    onTestFinished(() => wire.close());
    const { page: camille } = await open('phone');
    await wire.lead(camille);
    await enter(camille, email, '/profil/achats');
    const maelle = await openOffice(wire);
    const id = await askAdvisor(camille, 'maelle', /dans ce navigateur/);
    await acceptRequest(maelle, id);
    await callIs(camille, 'connected');
    await callIs(maelle, 'connected');
    for (const page of [camille, maelle]) {
      const before = (await sound(page)).packets;
      await expect.poll(async () => (await sound(page)).packets).toBeGreaterThan(before);
      await expect.poll(() => counted(page)).not.toBe('0 s');
    }
    await camille.getByRole('button', { name: 'Couper le micro' }).click();
    await camille.getByRole('img', { name: 'Votre micro est coupé' }).waitFor();
    expect(await voices(camille)).toEqual([false]);
    await camille.getByRole('button', { name: 'Rouvrir le micro' }).click();
    expect(await voices(camille)).toEqual([true]);
    const others = maelle.getByLabel('Micro').locator('option:not(:checked)');
    const chosen = (await others.first().getAttribute('value')) ?? '';
    await maelle.getByLabel('Micro').selectOption(chosen);
    await expect.poll(() => sentFrom(maelle)).toBe(chosen);
    await leaveRoom(camille);
    await callIs(maelle, 'waiting');
    await bannerRuns(camille);
    await callIs(camille, 'connected');

    const { way } = await sound(camille);
    wire.cut();
    await callIs(camille, 'reconnecting');
    await maelle.getByText(/Ligne coupée, rien n’est compté/).waitFor({ timeout: 60_000 });
    const frozen = await counted(maelle);
    wire.mend();
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
    const maelle = await openOffice();
    const id = await askAdvisor(camille, 'maelle', /dans ce navigateur/);
    await acceptRequest(maelle, id);
    await camille.getByRole('button', { name: 'Rejoindre l’appel' }).click();
    await camille.getByRole('heading', { name: 'Le micro est refusé à cette page' }).waitFor();
    expect(await camille.locator('.call-help li').count()).toBe(3);
    expect(await counted(camille)).toBe('0 s');
    await context.grantPermissions(['microphone']);
    await camille.getByRole('button', { name: 'Réessayer' }).click();
    await callIs(camille, 'connected');
    await end(camille);
    await camille.getByRole('link', { name: 'Lire le reçu' }).click();
    await expect
      .poll(async () => (await camille.getByTestId('total').innerText()).replaceAll(/\s/g, ' '))
      .toBe('0,00 €');
  });
});

describe('a call by telephone', () => {
  const sandbox = () => /Téléphone : banc d’essai (\S+),/.exec(site.output())?.[1] ?? '';

  /** The two, and the page on which their telephones are drawn: the panel leads to it. */
  async function people() {
    const { email } = await site.adult();
    const { page: camille } = await open('phone');
    await enter(camille, email, '/profil/achats');
    const maelle = await openOffice();
    const { page: phones } = await site.visit('desktop');
    await phones.goto(sandbox());
    const press = async (number: string, key: string) =>
      phones.locator(`article[data-number="${number}"]`).getByRole('button', { name: key }).click();
    return { camille, maelle, press };
  }
  type People = Awaited<ReturnType<typeof people>>;

  async function choose(page: Page, number: string) {
    const other = page.getByRole('radio', { name: 'Un autre numéro' });
    if (await other.isVisible()) await other.check();
    await page.getByLabel('Numéro de téléphone').fill(number);
    await page.getByRole('button', { name: 'Choisir ce téléphone' }).click();
  }

  /** Asked for, accepted, and the advisor has picked up. */
  async function ringing({ camille, maelle, press }: People, number = PHONES.member) {
    const id = await askAdvisor(camille, 'maelle', /nous vous appelons/);
    await camille.getByRole('link', { name: 'ouvrir les deux téléphones dessinés' }).waitFor();
    await choose(camille, number);
    await camille.getByText(`Nous ferons sonner votre ${number.slice(0, 2)} •• •• •• ${number.slice(-2)}`).waitFor();
    await acceptRequest(maelle, id);
    await maelle.locator('.phone-choice, .phone-legs').first().waitFor();
    if (await maelle.locator('.phone-choice').isVisible()) await choose(maelle, PHONES.advisor);
    await camille.getByText('Nous appelons Maëlle').waitFor();
    await press(international(PHONES.advisor), 'Décrocher');
  }

  it('rings both, counts while both are on the line, is followed by the banner, and ends when one hangs up', async () => {
    const all = await people();
    const { camille, maelle, press } = all;
    await ringing(all);
    await camille.getByText('Maëlle a décroché').waitFor();
    expect(await counted(camille)).toBe('0 s');
    await leaveRoom(camille);
    await camille.locator('.status-banner--phone').getByText('Votre téléphone va sonner.').waitFor();
    await press(international(PHONES.member), 'Décrocher');
    await bannerRuns(camille);
    await callIs(camille, 'connected');
    await expect.poll(() => counted(camille)).not.toBe('0 s');
    for (const [page, foreign] of [
      [camille, /12 ?34 ?56 ?12|•• 12/],
      [maelle, /12 ?34 ?56 ?47|•• 47/],
    ] as const)
      expect(await page.locator('body').innerText()).not.toMatch(foreign);
    await press(international(PHONES.member), 'Raccrocher');
    await camille.getByRole('link', { name: 'Lire le reçu' }).click();
    await camille.getByTestId('total').waitFor();
    await camille.locator('.status-banner').waitFor({ state: 'detached' });
  });

  it('busy, no answer, out of reach, hung up, refused: it is said, and costs nothing', async () => {
    const all = await people();
    const { camille, maelle, press } = all;
    const fails = async (title: string) => {
      await camille.getByRole('heading', { name: title }).waitFor();
      await camille.locator('.call-panel').getByText('0,00 €').waitFor();
      await maelle.goto('/console');
    };
    for (const [key, title] of [
      ['Occupé', 'Votre ligne est occupée'],
      ['Laisser sonner', 'Vous n’avez pas décroché'],
      ['Injoignable', 'Votre téléphone ne répond pas au réseau'],
    ] as const) {
      await ringing(all);
      await press(international(PHONES.member), key);
      await fails(title);
    }
    await ringing(all);
    await camille.getByText('Nous appelons votre 06 •• •• •• 47').waitFor();
    await press(international(PHONES.advisor), 'Raccrocher');
    await fails('Maëlle a raccroché');
    await ringing(all, REFUSED);
    await fails('Ce numéro ne peut pas être appelé');
  });
});
