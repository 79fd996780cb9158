import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessProblems } from './axe.ts';
import { acceptRequest, askAdvisor, counted, say } from './consulting.ts';
import { enterDemonstration } from './demonstration.ts';
import { enter, memberSite } from './member-site.ts';
import { hydrated } from './site.ts';

const site = memberSite();
const PASSWORD = 'pleine-lune-sur-le-port-42';

/** As a telephone does it: RFC 6238, written a second time on purpose. */
function codeNow(secret: string): string {
  const bits = [...secret.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const hash = createHmac('sha1', key).update(counter).digest();
  return String((hash.readUInt32BE((hash[19] ?? 0) & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

async function accept(page: Page, link: string): Promise<{ secret: string; spare: string }> {
  await page.goto(link);
  await hydrated(page);
  await page.getByText('Le taper à la main').click();
  const secret = (await page.locator('.staff-secret code').textContent()) ?? '';
  expect(await page.getByRole('img', { name: 'Carré à viser' }).isVisible()).toBe(true);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Code à six chiffres').fill('000000');
  await page.getByRole('button', { name: 'Rejoindre l’équipe' }).click();
  await page.getByText('Ce code n’est pas le bon').waitFor();
  await page.getByLabel('Code à six chiffres').fill(codeNow(secret));
  await page.getByRole('button', { name: 'Rejoindre l’équipe' }).click();
  const codes = page.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
  await codes.first().waitFor();
  expect(await codes.count()).toBe(8);
  const spare = (await codes.nth(2).textContent()) ?? '';
  await page.getByLabel('Je les ai mis à l’abri').check();
  await page.getByRole('button', { name: 'Commencer' }).click();
  return { secret, spare };
}

/** The advisor signs the charter, is asked by a member who pays, and talks with them past the minute that is offered. */
async function firstChat(ysee: Page, slug: string): Promise<void> {
  await ysee.goto('/console/charte');
  await hydrated(ysee);
  await ysee.getByRole('checkbox').check();
  await ysee.getByRole('button', { name: 'Signer' }).click();
  await ysee.getByText(/vous l’avez signée/).waitFor();
  await ysee.goto('/console');
  await hydrated(ysee);
  const { email } = await site.adult();
  const { page: camille } = await site.visit('phone');
  await enter(camille, email, '/profil/achats');
  const id = await askAdvisor(camille, slug);
  await acceptRequest(ysee, id);
  await say(camille, 'Bonsoir Ysée');
  await ysee.getByText('Bonsoir Ysée').waitFor();
  await say(ysee, 'Bonsoir, tirons une carte');
  await camille.getByText('Bonsoir, tirons une carte').waitFor();
  await expect.poll(() => counted(ysee)).toMatch(/^1 min 1\d s/);
  await camille.getByRole('button', { name: 'Terminer' }).click();
  await camille.getByRole('button', { name: 'Oui, terminer' }).click();
  await camille.getByRole('link', { name: 'Lire le reçu' }).click();
  await camille.getByTestId('total').waitFor();
}

describe('who works here', () => {
  it('is invited by letter, proves a second factor, has a first day, a chat and its statement, and enters again by a spare code', async () => {
    const email = 'ysee@exemple-courrier.fr';
    const boss = await site.visit('desktop');
    await enterDemonstration(boss.page, 'alix', '/administration/equipe');
    await boss.page.getByLabel('Prénom').fill('Ysée');
    await boss.page.getByLabel('Adresse e-mail').fill(email);
    await boss.page.getByLabel('Conseil').check();
    await boss.page.getByRole('button', { name: 'Envoyer l’invitation' }).click();
    await boss.page.getByRole('row').filter({ hasText: email }).waitFor();
    expect(await accessProblems(boss.page)).toEqual([]);

    const link = await site.linkIn('staff-invited', email, 'Accepter');
    const { page, problems } = await site.visit('phone');
    const { spare } = await accept(page, link);
    await page.waitForURL('**/console');
    await page.getByRole('heading', { name: /Ysée/ }).waitFor();
    await page.goto('/console/ma-page');
    await hydrated(page);
    await page.getByText('pas encore publique').waitFor();
    await page.getByRole('button', { name: 'Proposer cette page' }).click();
    await page.getByText('Ce champ est requis').first().waitFor();
    await page.getByLabel('Votre métier').fill('Tarologue');
    await page.getByLabel('Votre manière').fill('Une carte à la fois');
    await page.getByLabel('Votre présentation').fill('Je tire peu de cartes.\n\nJe les laisse parler.');
    await page.getByRole('region', { name: 'Aperçu' }).getByText('Je les laisse parler.').waitFor();
    await page.getByRole('button', { name: 'Proposer cette page' }).click();
    await page.getByText('Votre page est proposée').waitFor();
    await page.getByLabel('Par tchat').fill('99');
    await page.getByRole('button', { name: 'Changer mes prix' }).click();
    await page.getByText(/6,00/).last().waitFor();
    await page.getByLabel('Par tchat').fill('2,90');
    await page.getByRole('button', { name: 'Changer mes prix' }).click();
    await page.getByText('Vos prix sont changés').waitFor();
    expect(await accessProblems(page)).toEqual([]);

    await boss.page.goto('/administration/conseillers');
    await boss.page.getByRole('button', { name: 'Publier la page d’Ysée' }).click();
    await boss.page.getByText('La page d’Ysée est publiée.').waitFor();
    expect(await accessProblems(boss.page)).toEqual([]);
    await site.linkIn('advisors-page-decided', email, 'Voir ma page');

    await page.goto('/console');
    await hydrated(page);
    await page.getByRole('button', { name: 'Je suis disponible' }).click();
    await page.getByText('Vous êtes disponible.').waitFor();
    const { page: visitor } = await site.visit('phone');
    await visitor.goto('/equipe/ysee');
    await visitor.getByText('Je les laisse parler.').waitFor();
    await visitor.getByText('Disponible', { exact: true }).first().waitFor();
    await page.goto('/console/agenda');
    await hydrated(page);
    await page.getByRole('button', { name: 'Lundi : ajouter des heures' }).click();
    await page.getByLabel('Lundi, de').fill('10:00');
    await page.getByRole('button', { name: 'Enregistrer mon agenda' }).click();
    await page.getByText('Votre agenda est enregistré').waitFor();
    await page.reload();
    expect(await page.getByLabel('Lundi, de').inputValue()).toBe('10:00');
    expect(await accessProblems(page)).toEqual([]);
    await page.goto('/console/revenus');
    await page.getByText('Rien ce mois-ci.').waitFor();
    await firstChat(page, 'ysee');
    await page.goto('/console/revenus');
    await hydrated(page);
    await page.getByRole('row').filter({ hasText: 'Consultation' }).first().waitFor();
    const [statement] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Télécharger le relevé/ }).click(),
    ]);
    const printed = execFileSync('pdftotext', ['-layout', await statement.path(), '-'], { encoding: 'utf8' });
    for (const words of [/Ysée/, /Consultation/, /0,[0-9]{2}\s*€/]) expect(printed).toMatch(words);
    expect(await accessProblems(page)).toEqual([]);

    const again = await site.visit('desktop');
    await again.page.goto('/entree-equipe');
    await hydrated(again.page);
    await again.page.getByLabel('Adresse e-mail').fill(email);
    await again.page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
    await again.page.getByLabel('Code de votre application').fill('123456');
    await again.page.getByRole('button', { name: 'Entrer' }).click();
    await again.page.getByText(/Connexion impossible/).waitFor();
    expect(await accessProblems(again.page)).toEqual([]);
    await again.page.setViewportSize({ width: 1280, height: 900 });
    await again.page.getByLabel('Code de votre application').fill(spare);
    await again.page.getByRole('button', { name: 'Entrer' }).click();
    await again.page.waitForURL('**/console');
    await again.page.goto('/administration');
    await again.page.getByRole('heading', { name: 'Page introuvable' }).waitFor();

    const used = await site.visit('phone');
    await used.page.goto(link);
    await used.page.getByRole('heading', { name: 'Cette invitation n’est plus valable' }).waitFor();
    expect(await accessProblems(used.page)).toEqual([]);
    expect(problems.filter((problem) => !/status of 4/.test(problem))).toEqual([]);
  });
});
