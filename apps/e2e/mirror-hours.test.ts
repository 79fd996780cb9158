import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { codeNamed } from './code-of-page.ts';
import { enter, logIn, newAddress, PASSWORD } from './member-site.ts';
import { hydrated, SIZES, type Size, siteUrl, useBrowser, WITH_WORKER } from './site.ts';

const { visit } = useBrowser();
const HOME = '/heure-miroir';
const JOURNAL = '/profil/mon-heure-miroir';

const soon = <T>(read: () => Promise<T> | T) => expect.poll(read);
const dayAgo = (days: number) =>
  Temporal.Now.zonedDateTimeISO('Europe/Paris').toPlainDate().subtract({ days }).toString();
const yesterdayAt = (time: string) =>
  new Date(Temporal.PlainDateTime.from(`${dayAgo(1)}T${time}`).toZonedDateTime('Europe/Paris').epochMilliseconds);
const card = (page: Page) => page.locator('.mirror-form');
const noted = (page: Page) => page.locator('.mirror-list__hour a').allTextContents();
const kept = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('mirror-hour-records'), localStorage.getItem('mirror-hour-uuid')]);

async function member(): Promise<string> {
  const email = `miroir.${newAddress()}`;
  const body = new URLSearchParams({ firstname: 'Camille', email, password: PASSWORD, terms: '1', path: '/' });
  const answer = await fetch(`${siteUrl()}/api/user/account/signup`, { method: 'POST', body });
  expect(answer.status).toBe(200);
  return email;
}

async function note(page: Page, hour: string, date: string): Promise<void> {
  const form = card(page);
  await form.getByLabel('Heure vue').selectOption(hour);
  await form.getByLabel('Jour').fill(date);
  await form.getByRole('button', { name: 'Noter', exact: true }).click();
}

/** One visit, until the page and its code are kept for a day without network. */
async function visitOnce(page: Page): Promise<void> {
  await page.goto(HOME);
  await hydrated(page);
  const keptPaths = () =>
    page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  await soon(keptPaths).toContain(HOME);
  await soon(async () => (await keptPaths()).some((file) => file.startsWith('/assets/statistics-'))).toBe(true);
}

async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await page.goto(HOME);
  await hydrated(page);
}

describe.each(Object.keys(SIZES) as Size[])('mirror hours, %s', (size) => {
  it('a visitor notes hours without network, logs in, and finds them', async () => {
    const email = await member();
    const { page, context, problems } = await visit(size, WITH_WORKER);
    await visitOnce(page);
    expect(problems).toEqual([]);
    await goOffline(page, context);

    await note(page, '22h22', dayAgo(1));
    await card(page).getByText('22h22').last().waitFor();
    await note(page, '14h41', dayAgo(1));
    await note(page, '22h22', dayAgo(2));
    await soon(() => noted(page)).toEqual(['22h22', '14h41', '22h22']);
    await note(page, '22h22', dayAgo(1));
    await card(page).getByText('peut-être l’avez-vous déjà notée ce jour-là').waitFor();
    await note(page, '11h11', dayAgo(-1));
    await card(page).getByText('Cette heure n’est pas encore venue').waitFor();

    // Removed, and called back.
    await page.getByRole('button', { name: 'Retirer 14h41' }).click();
    await soon(() => noted(page)).toEqual(['22h22', '22h22']);
    await page.getByRole('button', { name: 'Annuler' }).click();
    await soon(() => noted(page)).toEqual(['22h22', '14h41', '22h22']);

    // Counted, without network, and still there when the page is opened anew.
    const table = (name: string | RegExp) => page.getByRole('region', { name });
    await page.getByText('Voir les chiffres').last().click();
    await soon(() => table('Heures notées, heure par heure').locator('tbody tr').allTextContents()).toEqual([
      '22h222',
      '14h411',
    ]);
    await page.getByText('Voir les chiffres').first().click();
    expect(
      await table(/^Heures notées :/)
        .locator('tbody tr')
        .count(),
    ).toBe(7);
    await page.goto(HOME);
    await hydrated(page);
    await soon(() => noted(page)).toEqual(['22h22', '14h41', '22h22']);

    await context.setOffline(false);
    await enter(page, email, JOURNAL);
    await soon(() => noted(page)).toEqual(['22h22', '14h41', '22h22']);
    await soon(() => kept(page)).toEqual([null, null]);
    await page.reload();
    await soon(() => noted(page)).toEqual(['22h22', '14h41', '22h22']);

    // On another device of theirs; what is removed there is gone here.
    const other = await visit(size);
    await enter(other.page, email, JOURNAL);
    await soon(() => noted(other.page)).toHaveLength(3);
    await other.page.getByRole('button', { name: 'Retirer 14h41' }).click();
    await other.page.getByRole('button', { name: 'Annuler' }).waitFor();
    await page.reload();
    await soon(() => noted(page)).toEqual(['22h22', '22h22']);
    expect(other.problems).toEqual([]);
    expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
  });

  it('an hour noted in its own minute is unlocked with an account, then seen', async () => {
    const email = await member();
    const { page } = await visit(size);
    await page.clock.install({ time: yesterdayAt('14:14:05') });
    await page.goto(HOME);
    await hydrated(page);
    await page.getByText('Votre heure miroir est verrouillée').waitFor();
    await page.getByRole('button', { name: 'Je vois 14h14' }).click();
    await page.getByText('14h14 vous attend').waitFor();
    await page.getByRole('link', { name: 'La déverrouiller' }).click();
    await page.waitForURL('**/connexion');
    await logIn(page, email);
    await page.waitForURL(`**${JOURNAL}`);
    await page.getByText('14h14 est déverrouillée').waitFor();
    await page.getByRole('button', { name: 'Lire 14h14' }).click();
    await page.waitForURL(`**${HOME}/14h14`);
    await page.goto(JOURNAL);
    await page.getByRole('link', { name: 'Relire 14h14' }).waitFor();
  });

  it('a merge that is cut is done at the next occasion, once', async () => {
    const email = await member();
    const { page } = await visit(size);
    await page.goto(HOME);
    await hydrated(page);
    await note(page, '12h12', dayAgo(1));
    await note(page, '21h12', dayAgo(1));
    await soon(() => noted(page)).toHaveLength(2);
    await page.route('**/sync_local_and_user.json', (route) => route.abort());
    await enter(page, email, JOURNAL);
    // Shown while they wait, and still on the device.
    await soon(() => noted(page)).toEqual(['21h12', '12h12']);
    expect((await kept(page))[0]).toContain('12h12');
    await page.unroute('**/sync_local_and_user.json');
    await page.reload();
    await soon(() => kept(page)).toEqual([null, null]);
    await page.reload();
    await soon(() => noted(page)).toEqual(['21h12', '12h12']);
  });

  it('from the list to an hour, its neighbours, and back to the journal with it', async () => {
    const { page, problems } = await visit(size);
    await page.goto(HOME);
    await hydrated(page);
    const links = page.locator('.mirror-hours a');
    expect(await links.count()).toBe(52);
    await links.filter({ hasText: '22h22' }).click();
    await page.waitForURL(`**${HOME}/22h22`);
    expect(await page.locator('h1').textContent()).toBe('22h22');
    await page.getByRole('heading', { name: 'Habuhiah', exact: true }).waitFor();
    await page.getByRole('link', { name: /23h23/ }).click();
    await page.waitForURL(`**${HOME}/23h23`);
    await page.getByRole('link', { name: 'Je l’ai vue' }).click();
    await page.waitForURL(`**${HOME}?heure=23h23#carnet`);
    await soon(() => card(page).getByLabel('Heure vue').inputValue()).toBe('23h23');
    expect(problems).toEqual([]);
  });
});

describe('addresses', () => {
  it.each(['14h15', '24h24', '14:14', 'minuit'])('%s is no page', async (hour) => {
    const answer = await fetch(`${siteUrl()}${HOME}/${hour}`);
    expect(answer.status).toBe(404);
  });

  it('the fifty-two texts are there without JavaScript, and in the sitemap', async () => {
    const map = await (await fetch(`${siteUrl()}/sitemap.xml`)).text();
    expect(map.match(/\/heure-miroir\/\d\dh\d\d</g)).toHaveLength(52);
    const { page } = await visit('phone', { javaScriptEnabled: false });
    await page.goto(`${HOME}/04h44`);
    expect(await page.locator('.text-block').count()).toBe(2);
    expect(await page.locator('h1').textContent()).toBe('04h44');
  });

  it('the public page is light: the charts are not among what it needs at first', async () => {
    const html = await (await fetch(siteUrl() + HOME)).text();
    const needed = codeNamed(html);
    expect(needed.length).toBeGreaterThan(2);
    expect(needed.filter((file) => /statistics|scale|shape/.test(file))).toEqual([]);
    const { page, calls, problems } = await visit('phone');
    await page.goto(HOME, { waitUntil: 'networkidle' });
    await hydrated(page);
    expect([calls, problems]).toEqual([[], []]);
  });
});
