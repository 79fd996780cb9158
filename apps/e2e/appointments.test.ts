import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { maelle } from './maelle.ts';
import { enter, logIn, memberSite } from './member-site.ts';
import { toCardPage, typeCard } from './paying.ts';
import { arrives, hydrated, type Size } from './site.ts';

const site = memberSite();
const BOOKING = '/equipe/maelle/rendez-vous';

const slots = (page: Page) => page.locator('.booking-slot:visible');

/** The hours of next week: none of them becomes too near while a slow machine goes on. */
async function openNextWeek(page: Page): Promise<void> {
  await page.goto(BOOKING);
  await hydrated(page);
  await page.getByRole('button', { name: 'Semaine suivante' }).click();
}

/** Which one was chosen. */
async function choose(page: Page, slot: Locator): Promise<string> {
  const chosen = (await slot.getAttribute('data-slot')) ?? '';
  await page.locator(`.booking-slot[data-slot="${chosen}"]`).click();
  await page.locator(`.booking-ticket time[datetime="${chosen}"]`).waitFor();
  return chosen;
}

async function payOrder(page: Page): Promise<void> {
  await toCardPage(page);
  await typeCard(page);
  await page.getByRole('heading', { level: 1, name: 'Paiement accepté' }).waitFor();
}

/** The advisor says yes to whatever is proposed. */
async function acceptProposals(): Promise<void> {
  const says = await maelle(site.address());
  const { appointments } = await says('appointment/advisor/list');
  for (const { id, proposal } of appointments)
    if (proposal) await says('appointment/advisor/answer', { id, accept: '1' });
}

describe.each(['phone', 'desktop'] as Size[])('appointments, %s', (size) => {
  it('somebody in Montréal chooses an hour, logs in, pays, sees both clocks, and cancels: Suns come back and the list changes by itself', async () => {
    const { email } = await site.adult();
    const { page, problems } = await site.visit(size, { timezoneId: 'America/Montreal' });
    await openNextWeek(page);
    const slot = await choose(page, slots(page).first());
    expect(await page.locator('.booking-page__zone').innerText()).toMatch(/heure de .*Montréal.*heure de Paris/s);
    const local = new Intl.DateTimeFormat('fr', { timeZone: 'America/Montreal', hour: 'numeric' }).format(
      new Date(slot),
    );
    expect((await page.locator('.booking-ticket time').innerText()).replaceAll(/\s/g, ' ')).toContain(
      `, ${Number.parseInt(local, 10)} h`,
    );
    await page.getByRole('button', { name: 'Réserver cette heure' }).click();
    await arrives(page, '/connexion');
    await hydrated(page);
    await logIn(page, email);
    await arrives(page, /^\/equipe\/maelle\/rendez-vous\/\d{8}T\d{4}Z\/30\/phone$/);
    await page.getByRole('button', { name: 'Garder cette heure et continuer' }).click();
    await payOrder(page);
    await page.getByRole('link', { name: 'Voir mes rendez-vous' }).click();
    await arrives(page, '/profil/rendez-vous');
    const card = page.locator('.next-card');
    await card.getByText(/Pour Maëlle\s: .*heure de Paris/).waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: /^Mettre dans mon agenda/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('rendez-vous.ics');

    const times = () => card.locator('h3 time').getAttribute('datetime');
    expect(await times()).toBe(slot);
    await card.getByRole('button', { name: /^Proposer une autre heure/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Semaine suivante' }).click();
    await dialog.locator('.booking-slot:visible').last().click();
    const wanted = await dialog.locator('.booking-slot[aria-pressed=true]').getAttribute('data-slot');
    await dialog.getByRole('button', { name: 'Proposer cette heure' }).click();
    await card.getByText('Vous proposez à Maëlle une autre heure').waitFor();
    expect(await times()).toBe(slot);
    await acceptProposals();
    await page.reload();
    await expect.poll(times).toBe(wanted);

    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await card.getByRole('button', { name: /^Annuler/ }).click();
    await page.getByRole('button', { name: 'Annuler le rendez-vous' }).click();
    await page.getByText(/Soleils sont de retour dans votre solde/).waitFor();
    await page.getByRole('heading', { name: 'Aucun rendez-vous à venir' }).waitFor();
    await page.locator('.past-list').getByText('Annulé', { exact: true }).waitFor();
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await openNextWeek(page);
    await page.locator(`.booking-slot[data-slot="${slot}"]`).waitFor();
    expect(problems.filter((problem) => !/status of 4|ERR_ABORTED/.test(problem))).toEqual([]);
  });
});

describe('two people at once', () => {
  it('one has the hour; the other is told so, and finds the hours as they are now', async () => {
    const visits = [];
    for (const size of ['desktop', 'phone'] as const) {
      const { email } = await site.adult();
      const { page } = await site.visit(size);
      await enter(page, email, '/profil/rendez-vous');
      await openNextWeek(page);
      visits.push(page);
    }
    const [large, phone] = visits as [Page, Page];
    // The phone shows one day of the week that the large screen shows whole.
    const slot = await choose(phone, slots(phone).last());
    await choose(large, large.locator(`.booking-slot[data-slot="${slot}"]`));
    const press = (page: Page) => page.getByRole('button', { name: 'Réserver cette heure' }).click();
    await Promise.all([press(large), press(phone)]);
    const outcome = (page: Page) =>
      Promise.race([
        arrives(page, /^\/paiement\/commande\//).then(() => 'has it' as const),
        page
          .getByText(/vient d’être prise/)
          .waitFor()
          .then(() => 'told' as const),
      ]);
    const outcomes = await Promise.all([outcome(large), outcome(phone)]);
    expect(outcomes.toSorted()).toEqual(['has it', 'told']);
    const told = outcomes[0] === 'told' ? large : phone;
    await told.locator(`.booking-slot[data-slot="${slot}"]`).waitFor({ state: 'detached' });
  });
});
