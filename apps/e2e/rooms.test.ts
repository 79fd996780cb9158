import { eventually } from '@solelune/testing/eventually';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessProblems } from './axe.ts';
import { counted, say } from './consulting.ts';
import { typeCard } from './paying.ts';
import { CARDS, purchases } from './purchases.ts';
import { type Couple, roomsSite } from './rooms-site.ts';
import { arrives, hydrated } from './site.ts';

const site = roomsSite();
/** Tests that run side by side wait by `eventually`: `expect.poll` forgets whose it is when another one ends. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const both = async ({ id, member, advisor }: Couple) => ({
  camille: await site.enter('phone', member.token, `/consultation/${id}`),
  ondine: await site.enter('desktop', advisor.token, `/console/consultation/${id}`),
});
const isCounting = async (page: Page) => {
  const before = await counted(page);
  await eventually(async () => expect(await counted(page)).not.toBe(before));
};
const offline = (page: Page, isOff: boolean) => page.context().setOffline(isOff);
const isCut = (page: Page) => page.getByText('Ligne coupée, rien n’est compté').waitFor();
const readReceipt = async (page: Page) => {
  await page.getByRole('link', { name: /Lire le reçu|Voir le décompte/ }).click();
  await page.getByTestId('total').waitFor();
};

describe.concurrent('a line that is cut', () => {
  it.each([
    ['camille', 'ondine'],
    ['ondine', 'camille'],
  ] as const)('for 5 s costs nothing but patience, for 20 s stops the meter: %s’s', async (gone, stays) => {
    const couple = await site.couple();
    const pages = await both(couple);
    // Both are there: who is cut off while their page still comes has nowhere to write yet.
    await isCounting(pages[stays]);
    await pages[gone].getByLabel('Votre message').waitFor();
    await offline(pages[gone], true);
    await say(pages[gone], 'Écrit pendant cinq secondes sans réseau');
    await pause(5000);
    await offline(pages[gone], false);
    const early = pages[stays].getByText('Écrit pendant cinq secondes sans réseau');
    await early.waitFor();
    expect(await early.count()).toBe(1);

    await offline(pages[gone], true);
    await say(pages[gone], 'Écrit pendant vingt secondes');
    await pause(20_000);
    await isCut(pages[stays]);
    const frozen = await counted(pages[stays]);
    await pause(2000);
    expect(await counted(pages[stays])).toBe(frozen);
    await offline(pages[gone], false);
    await pages[stays].getByText('Écrit pendant vingt secondes').waitFor();
    await isCounting(pages[stays]);

    await pages.camille.getByRole('button', { name: 'Terminer' }).click();
    await pages.camille.getByRole('button', { name: 'Oui, terminer' }).click();
    await readReceipt(pages.camille);
    await readReceipt(pages.ondine);
    const cuts = pages.camille.getByText(/la communication avec .* est coupée : le compteur s’arrête/);
    expect(await cuts.count()).toBe(1);
    expect(await pages.ondine.getByTestId('total').innerText()).toBe(
      await pages.camille.getByTestId('total').innerText(),
    );
  });

  it.each([
    ['camille', 'ondine'],
    ['ondine', 'camille'],
  ] as const)('for 90 s, %s’s: nothing of it is counted, and the room goes on', async (gone, stays) => {
    const couple = await site.couple();
    const pages = await both(couple);
    await isCounting(pages[stays]);
    await pages[gone].getByLabel('Votre message').waitFor();
    const before = await site.counted(couple);
    await offline(pages[gone], true);
    await isCut(pages[stays]);
    // It is said some fifteen seconds after the cut.
    await pause(75_000);
    await offline(pages[gone], false);
    await isCounting(pages[stays]);
    await pages[stays].getByText(/la conversation reprend : le compteur tourne/).waitFor();
    // At most what was proven before the cut, and what was counted since.
    expect((await site.counted(couple)) - before).toBeLessThan(30);
    await say(pages[gone], 'Me revoilà');
    await pages[stays].getByText('Me revoilà').waitFor();
    // Longer in the room than the lease of a console lasts: the room keeps it.
    const { page: visitor } = await site.visit('desktop');
    await visitor.goto(`/equipe/${couple.advisor.slug}`);
    await visitor
      .getByText(/^Occupé/)
      .first()
      .waitFor();
  });
});

describe.concurrent('somebody', () => {
  it('whose browser is killed comes back in another; the member goes on from phone to computer', async () => {
    const couple = await site.couple();
    const { camille, ondine } = await both(couple);
    await say(camille, 'Depuis mon téléphone');
    await ondine.getByText('Depuis mon téléphone').waitFor();
    await ondine.context().close();
    await isCut(camille);
    const back = await site.enter('desktop', couple.advisor.token, '/console');
    await back.getByRole('link', { name: 'Rejoindre le salon' }).click();
    await back.getByText('Depuis mon téléphone').waitFor();
    await isCounting(camille);

    await camille.context().close();
    const computer = await site.enter('desktop', couple.member.token, '/');
    await computer.getByRole('link', { name: 'Reprendre la conversation' }).click();
    await computer.getByText('Depuis mon téléphone').waitFor();
    await say(computer, 'Depuis mon ordinateur');
    await back.getByText('Depuis mon ordinateur').waitFor();
    await isCounting(back);

    await back.getByRole('button', { name: 'Terminer' }).click();
    await back.getByRole('button', { name: 'Terminer sans rien compter' }).click();
    await readReceipt(back);
    await back.getByLabel('Ce qu’il en reste').fill('Un mot pour la route');
    await back.getByRole('button', { name: 'Garder ce mot' }).click();
    await back.getByText('Le mot est gardé.').waitFor();
    await computer.goto('/profil/activites/consultations');
    await computer
      .getByRole('link', { name: /Ondine, par tchat/ })
      .first()
      .click();
    await arrives(computer, `/consultation/${couple.id}/recu`);
    await computer.getByText('Un mot pour la route').waitFor();
    expect(await computer.getByTestId('total').innerText()).toMatch(/^0,00/);
    await computer.getByRole('link', { name: /^Donner mon avis/ }).waitFor();
  });

  it('asks, and is declined or not answered within a minute: nothing is owed', async () => {
    const [declined, missed] = [
      await site.couple({ phase: 'requested' }),
      await site.couple({ phase: 'requested', secondsAgo: 45 }),
    ];
    const waiting = await site.enter('phone', missed.member.token, `/consultation/${missed.id}`);
    await waiting.getByText(/Nous demandons à/).waitFor();
    const camille = await site.enter('phone', declined.member.token, `/consultation/${declined.id}`);
    const ondine = await site.enter('desktop', declined.advisor.token, '/console');
    await ondine.getByRole('button', { name: 'Décliner' }).click();
    await camille.getByRole('heading', { name: 'Pas cette fois' }).waitFor();
    await waiting.getByRole('heading', { name: 'Sans réponse' }).waitFor();
    await ondine.getByRole('region', { name: 'Demandes' }).getByText('Personne n’attend').waitFor();
  });

  it('has paid for an hour and a half today: it is said calmly, to the member alone, and nothing stops', async () => {
    const couple = await site.couple({ secondsAgo: 5600, capSeconds: 7200 });
    const { camille, ondine } = await both(couple);
    const notice = /plus d’une heure et demie de consultation aujourd’hui/;
    await camille.getByText(notice).waitFor();
    await isCounting(camille);
    expect(await ondine.getByText(notice).count()).toBe(0);
    expect(await accessProblems(camille)).toEqual([]);
    await camille.getByRole('link', { name: 'vos limites' }).click();
    await arrives(camille, '/profil/limites');
    // The room goes on without its page: the shell leads back to it from wherever one is.
    await camille.getByRole('link', { name: 'Reprendre la conversation' }).click();
    await arrives(camille, `/consultation/${couple.id}`);
  });

  it('is there no more, nor is the other: it ends by itself, and is settled for what was proven', async () => {
    const couple = await site.couple({ secondsAgo: 420, heardSecondsAgo: 297 });
    const camille = await site.enter('phone', couple.member.token, `/consultation/${couple.id}/recu`);
    await eventually(async () => {
      await camille.reload();
      expect(await camille.getByText(/personne n’est revenu en cinq minutes/).count()).toBe(1);
    });
    expect(await site.counted(couple)).toBe(123);
  });

  it('shows a picture, which the other sees', async () => {
    const couple = await site.couple();
    const { camille, ondine } = await both(couple);
    const shot = await camille.screenshot({ type: 'png' });
    await camille
      .getByLabel('Montrer une image')
      .setInputFiles({ name: 'carte.png', mimeType: 'image/png', buffer: shot });
    const picture = ondine.getByRole('img', { name: /^Montré par/ });
    await picture.waitFor();
    const breadth = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await eventually(async () => expect(await breadth()).toBeGreaterThan(100));
    for (const page of [camille, ondine]) expect(await accessProblems(page)).toEqual([]);
  });
});

describe('the cap', () => {
  async function order(page: Page, card: string, withSuns = false): Promise<void> {
    await hydrated(page);
    await page.getByRole('button', { name: /^Commander et payer/ }).waitFor();
    // The one that bought the Suns is kept, and offered first.
    await page.getByLabel('Une autre carte').check();
    if (withSuns) {
      await page.getByRole('checkbox', { name: 'Utiliser mes Soleils d’abord' }).check();
      await page.getByText('Reste par carte').waitFor();
    }
    for (const box of await page.locator('.pay-form input[type=checkbox][name]:not([name=keep_card])').all())
      await box.check();
    await page.getByRole('button', { name: /^Commander et payer/ }).click();
    await page.waitForURL(/\/pay\/cs_/);
    await typeCard(page, card);
  }

  it('stops the meter; a refused card adds nothing, Suns that do not suffice leave the rest to the card, and a hold goes on', async () => {
    const couple = await site.couple({ secondsAgo: 50, capSeconds: 60 });
    const { camille, ondine } = await both(couple);
    await purchases(site.address(), couple.member.token).buy('1000');
    await camille.getByText(/il reste deux minutes avant le plafond/).waitFor();
    const extend = async () => {
      await camille.getByRole('button', { name: 'Ajouter du temps' }).click();
      await camille.getByRole('button', { name: /^Choisir 10 minutes/ }).click();
      const opened = camille.context().waitForEvent('page');
      await camille.getByRole('link', { name: /^Retenir/ }).click();
      return opened;
    };
    const refused = await extend();
    await order(refused, CARDS.poor);
    await refused
      .getByText(/refus|insuffisante/i)
      .first()
      .waitFor();
    expect(await camille.getByText(/vous ajoutez/).count()).toBe(0);
    await refused.close();

    await ondine.getByText('Plafond atteint, rien n’est plus compté').waitFor();
    const frozen = await counted(ondine);
    const paid = await extend();
    await order(paid, CARDS.other, true);
    await camille.getByText(/vous ajoutez 10 min/).waitFor();
    expect(frozen).toMatch(/2 min/);
    await isCounting(ondine);
    await ondine.getByText(/^11 min, /).waitFor();
    // The first hold was planted, and nobody paid for it: what the Suns are for begins after its two minutes, and is proven every few seconds.
    await eventually(async () => expect(await counted(ondine)).toMatch(/2 min (?:1[2-9]|[2-5]\d)/));
    await camille.getByRole('button', { name: 'Terminer' }).click();
    await camille.getByRole('button', { name: 'Oui, terminer' }).click();
    await readReceipt(camille);
    await camille
      .getByText(/Soleils|Une somme de/)
      .first()
      .waitFor();
  });
});
