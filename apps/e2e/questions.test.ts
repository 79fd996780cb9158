import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { saveActivity } from '../../features/profile/api/index.ts';
import { accessProblems } from './axe.ts';
import { useDatabase } from './database.ts';
import { areaLink, enter, logIn, memberSite } from './member-site.ts';
import { toCardPage, typeCard } from './paying.ts';
import { arrives, hydrated, SIZES, type Size } from './site.ts';

const base = useDatabase();
const site = memberSite(() => ({ DATABASE_URL: base.url() }));
const MAELLE = { email: 'maelle@demo.solelune.example', password: 'venus-en-balance' };
const WORDS = 'Dois-je accepter ce poste à Lyon, loin de ma sœur ?';
const LETTER = `Chère Camille,\n\n${'Votre ciel parle de départs choisis, et votre sœur y garde sa place. '.repeat(6)}`;

/** From the advisor's public page to the question that is paid for. */
async function ask(page: Page, words: string): Promise<string> {
  await page.goto('/equipe/maelle');
  await hydrated(page);
  await page.getByRole('link', { name: 'Écrire une question' }).click();
  await arrives(page, '/equipe/maelle/ecrire');
  await page.getByLabel('Votre question').fill(words);
  for (const box of await page.locator('.write-page__join input[type=checkbox]').all()) await box.check();
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click();
  await toCardPage(page);
  await typeCard(page);
  await page.getByRole('link', { name: 'Voir ma question' }).click();
  await arrives(page, /^\/profil\/question\//);
  return new URL(page.url()).pathname.split('/')[3] as string;
}

async function openConsole(size: Size): Promise<Page> {
  const { page } = await site.visit(size);
  await page.goto('/connexion');
  await hydrated(page);
  await logIn(page, MAELLE.email, MAELLE.password);
  await page.waitForURL((url) => url.pathname !== '/connexion');
  await page.goto('/console');
  await page.getByRole('link', { name: 'Questions écrites' }).click();
  await arrives(page, '/console/questions');
  return page;
}

async function writeLetter(page: Page, id: string, letter: string): Promise<void> {
  await page.goto(`/console/question/${id}`);
  await hydrated(page);
  await page.getByLabel('Votre lettre à Camille').fill(letter);
  await page.getByText('Le brouillon est gardé.').waitFor();
  await page.getByRole('button', { name: 'Envoyer la lettre' }).click();
  await page.getByText('Rien n’est attendu de vous ici.').waitFor();
}

/** A draw among the member's activities, to be joined. */
async function keepDraw(email: string): Promise<void> {
  const cards = [{ key: 'tarot/le-soleil', name: 'Le Soleil', position: 'Aujourd’hui', reversed: true }];
  const draw = { category: 'draw', title: 'Mon tirage du matin', payload: { spread: 'Une carte', cards } } as const;
  const { rows } = await base.open().execute('select id from account_user where email = $1', [email]);
  await base.open().transaction((tx) => saveActivity(tx, String(rows[0]?.['id']), draw, Temporal.Now.instant()));
}

const noOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

describe.each(Object.keys(SIZES) as Size[])('a written question, %s', (size) => {
  it('is asked with a draw, paid for, answered by a letter, followed up, and read among the activities', async () => {
    const { email } = await site.adult();
    await keepDraw(email);
    const { page, problems } = await site.visit(size);
    await enter(page, email, '/profil/achats');
    const id = await ask(page, WORDS);
    await page.getByText('La réponse s’écrit').waitFor();
    await page.getByText('Aujourd’hui : Le Soleil, renversée').waitFor();
    expect(await noOverflow(page)).toBe(true);

    const maelle = await openConsole(size);
    await maelle.getByText(WORDS).first().waitFor();
    expect(await noOverflow(maelle)).toBe(true);
    await maelle.goto(`/console/question/${id}`);
    await maelle.getByText('Aujourd’hui : Le Soleil, renversée').waitFor();
    await writeLetter(maelle, id, LETTER);
    expect(await noOverflow(maelle)).toBe(true);

    await page.goto('/profil/activites/emails');
    await page
      .getByRole('link', { name: /La lettre de Maëlle/ })
      .first()
      .click();
    await arrives(page, /^\/profil\/activites\/email\//);
    await page.getByText('départs choisis').first().waitFor();
    expect(await noOverflow(page)).toBe(true);
    await page.getByRole('link', { name: 'Relire ma question, poser la suite' }).click();
    await page.getByLabel('Votre question de suite').fill('Et si ma sœur venait avec moi ?');
    await page.getByRole('button', { name: 'Envoyer la suite' }).click();
    await page.getByText('La suite s’écrit').waitFor();

    await writeLetter(maelle, id, `Pour la suite. ${LETTER}`);
    await page.reload();
    await page.getByRole('heading', { name: 'La suite de Maëlle' }).waitFor();

    await page.getByText('Effacer cette question').click();
    await page.getByLabel(/ce qui est effacé ne revient pas/).check();
    await page.getByRole('button', { name: 'Effacer pour toujours' }).click();
    await arrives(page, '/profil/questions');
    await page.getByText('Aucune question pour l’instant').waitFor();
    expect(problems).toEqual([]);
  });
});

describe('guards, on their pages', () => {
  it('a late answer gives its price back by itself', async () => {
    const { email } = await site.adult();
    const { page } = await site.visit('desktop');
    await enter(page, email, '/profil/achats');
    const id = await ask(page, WORDS);
    const due = `update consultations_question set due_at = now() - interval '1 second' where id = $1`;
    const job = `update jobs.job set start_after = now() where name = 'consultations-question-late' and data->>'id' = $1`;
    for (const statement of [due, job]) await base.open().execute(statement, [id]);
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByText('Remboursée').count();
      })
      .toBeGreaterThan(0);
    await page.goto('/profil/achats');
    await page
      .getByText(/Remboursé/)
      .first()
      .waitFor();
  });

  it('limits hold at once when lowered, a pause closes, and words of distress show lines to both', async () => {
    const { email } = await site.adult();
    const { page } = await site.visit('phone');
    await enter(page, email, '/profil/achats');
    await ask(page, 'Je n’ai plus envie de vivre depuis son départ.');
    await page.getByRole('link', { name: '3114' }).waitFor();
    const maelle = await openConsole('desktop');
    await maelle
      .getByRole('link', { name: /n’ai plus envie de vivre/ })
      .first()
      .click();
    await maelle.getByRole('link', { name: '3114' }).waitFor();

    await page.goto('/profil/limites');
    await hydrated(page);
    const day = page.getByRole('form', { name: 'Par jour' });
    await day.getByLabel('Nouvelle limite').fill('10');
    await day.getByRole('button', { name: 'Enregistrer' }).click();
    await day.getByText('10 €').first().waitFor();
    await day.getByLabel('Nouvelle limite').fill('500');
    await day.getByRole('button', { name: 'Enregistrer' }).click();
    await day.getByText(/À partir de/).waitFor();
    expect(await noOverflow(page)).toBe(true);
    await page.goto('/equipe/maelle/ecrire');
    await page.getByText(/dépasse la limite que vous vous êtes fixée/).waitFor();

    await page.goto('/profil/limites');
    await hydrated(page);
    await page.getByRole('radio', { name: 'Un mois' }).check();
    await page.getByRole('button', { name: 'Commencer une pause' }).click();
    await page.getByRole('button', { name: 'Oui, commencer la pause' }).click();
    await page.getByText(/Vous êtes en pause jusqu’au/).waitFor();
    await page.goto('/equipe/maelle/ecrire');
    await page.getByText(/Vous avez demandé une pause/).waitFor();
    expect(await page.getByRole('button', { name: 'Continuer vers le paiement' }).isDisabled()).toBe(true);
  });

  it('who has not said that they are an adult is refused; the places lead here', async () => {
    const { email } = await site.member();
    const { page } = await site.visit('desktop');
    await enter(page, email, '/profil/limites');
    await areaLink(page, 'Questions écrites').click();
    await arrives(page, '/profil/questions');
    await page.goto('/equipe/maelle/ecrire');
    await page
      .getByText(/dix-huit ans et plus/)
      .first()
      .waitFor();
  });
});

it('every page of it holds no axe violation, at both sizes, light and dark', async () => {
  const { email } = await site.adult();
  await keepDraw(email);
  const { page } = await site.visit('desktop');
  await enter(page, email, '/profil/achats');
  const id = await ask(page, 'Je n’ai plus envie de vivre depuis son départ.');
  const maelle = await openConsole('desktop');
  const found: string[] = [];
  const look = async (of: Page, path: string) => {
    await of.goto(path);
    await hydrated(of);
    await of.getByRole('heading', { level: 1 }).first().waitFor();
    found.push(...(await accessProblems(of)).map((problem) => `${path} ${problem}`));
  };
  await look(maelle, `/console/question/${id}`);
  await writeLetter(maelle, id, LETTER);
  for (const path of ['/console/questions', '/console/charte']) await look(maelle, path);
  for (const path of ['/equipe/maelle/ecrire', `/profil/question/${id}`, '/profil/questions', '/profil/limites'])
    await look(page, path);
  expect(found).toEqual([]);
});
