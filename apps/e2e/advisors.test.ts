import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enter, memberSite } from './member-site.ts';
import { hydrated, SIZES, type Size } from './site.ts';

const site = memberSite();

const CONSOLE = '0198c0de-0000-7000-8000-000000000001';

/** Maëlle's own console, which the demonstration leaves alone. */
async function maelle() {
  const login = new URLSearchParams({ email: 'maelle@demo.solelune.example', password: 'venus-en-balance' });
  const address = `${site.address()}/api/user/account/login`;
  const { jwtoken, error } = await (await fetch(address, { method: 'POST', body: login })).json();
  expect(error).toBeUndefined();
  const says = async (path: string, fields: Record<string, string>) => {
    const answer = await fetch(`${site.address()}/api/advisor/${path}.json`, {
      method: 'POST',
      headers: { authorization: `Bearer ${jwtoken}` },
      body: new URLSearchParams(fields),
    });
    expect(answer.status, await answer.clone().text()).toBe(200);
  };
  return {
    comes: async () => {
      await says('switch', { to: 'available' });
      await says('console/keep', { console: CONSOLE });
    },
    goes: async () => {
      await says('console/close', { console: CONSOLE });
      await says('switch', { to: 'away', comeback: new Date(Date.now() + 3_600_000).toISOString() });
    },
  };
}

const status = (page: Page, scope: string) => page.locator(`${scope} .advisor-status`).first();
const shows = async (page: Page, scope: string, words: RegExp) =>
  expect.poll(() => status(page, scope).textContent(), { timeout: 10_000 }).toMatch(words);

describe.each(Object.keys(SIZES) as Size[])('the team, %s', (size) => {
  it('a status changes before one’s eyes: on the team page, the advisor’s, the home page and a promotional card', async () => {
    const console = await maelle();
    await console.goes();
    const { page, problems } = await site.visit(size);
    const card = '.advisor-card:has(h3:text("Maëlle"))';
    await page.goto('/equipe');
    await hydrated(page);
    await shows(page, card, /^Revient/);
    await console.comes();
    await shows(page, card, /^Disponible$/);
    await page.goto('/equipe/maelle');
    await hydrated(page);
    await shows(page, '.advisor-face', /^Disponible$/);
    await console.goes();
    await shows(page, '.advisor-face', /^Revient/);
    for (const [address, scope] of [
      ['/', '.home-advisors li:has-text("Maëlle")'],
      ['/astrologie/signes-astrologiques/lion', '.display-card:has-text("Maëlle")'],
    ] as const) {
      await page.goto(address);
      await hydrated(page);
      await page.locator(scope).scrollIntoViewIfNeeded();
      await shows(page, scope, /^Revient/);
      await console.comes();
      await shows(page, scope, /^Disponible$/);
      await console.goes();
    }
    expect(problems).toEqual([]);
  });

  it('is filtered at once, and by the address; each card says that it is a demonstration', async () => {
    const { page, problems } = await site.visit(size);
    const cards = page.locator('.advisor-card');
    // The demonstration is planted once the site listens.
    await expect.poll(async () => (await page.goto('/equipe'), cards.count()), { timeout: 20_000 }).toBe(12);
    await hydrated(page);
    expect(await cards.getByText('démonstration').count()).toBe(12);
    await page.getByLabel(/^Numérologie/).check({ force: true });
    await expect.poll(() => cards.count()).toBe(3);
    expect(new URL(page.url()).search).toBe('?art=numerologie');
    await page.getByLabel('Langue').selectOption('pt');
    await expect.poll(() => cards.count()).toBe(1);
    await page.reload();
    await hydrated(page);
    expect(await cards.count()).toBe(1);
    await page.getByRole('link', { name: 'Perrine' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Perrine' }).waitFor();
    expect(problems).toEqual([]);
  });
});

describe('an advisor’s page', () => {
  it('network cut: the notice, ten tries, silence, and a way to try again', async () => {
    const console = await maelle();
    await console.goes();
    const { page } = await site.visit('desktop');
    let isCut = false;
    let tries = 0;
    let cut = () => {};
    await page.routeWebSocket(/\/socket$/, (socket) => {
      if (isCut) {
        tries += 1;
        return void socket.close();
      }
      socket.connectToServer();
      cut = () => void socket.close();
    });
    await page.clock.install();
    await page.goto('/equipe/maelle');
    await hydrated(page);
    await page.clock.runFor(1_000);
    await shows(page, '.advisor-face', /^Revient/);
    isCut = true;
    cut();
    await page.getByText('Statuts figés').waitFor();
    for (let attempt = 1; attempt <= 10; attempt++) {
      await page.clock.runFor(8_000);
      await expect.poll(() => tries).toBeGreaterThanOrEqual(attempt);
    }
    await page.clock.runFor(120_000);
    expect(tries).toBe(10);
    isCut = false;
    await console.comes();
    await page.getByRole('button', { name: 'Réessayer maintenant' }).click();
    await page.clock.runFor(1_000);
    await shows(page, '.advisor-face', /^Disponible$/);
    await console.goes();
  });

  it('who waits is told once by mail, and can take it back', async () => {
    const console = await maelle();
    await console.goes();
    const { email } = await site.member();
    const { page } = await site.visit('phone');
    await enter(page, email, '/equipe/maelle');
    await hydrated(page);
    await page.getByRole('button', { name: 'Me prévenir' }).click();
    await page.getByText('nous vous préviendrons par courriel').waitFor();
    await page.getByRole('button', { name: 'Ne plus me prévenir' }).click();
    await page.getByRole('button', { name: 'Me prévenir' }).click();
    await page.getByText('nous vous préviendrons par courriel').waitFor();
    await console.comes();
    const list = async () => (await fetch(`${site.address()}/dev/mail`)).text();
    await expect.poll(list, { timeout: 20_000 }).toContain('advisors-available');
    await page.getByText('Maëlle est là').waitFor();
    await console.goes();
  });

  it('reads whole without JavaScript, filters by a form', async () => {
    const { page } = await site.visit('phone');
    const plain = await page.context().browser()?.newContext({ baseURL: site.address(), javaScriptEnabled: false });
    if (!plain) throw new Error('no browser');
    const still = await plain.newPage();
    await still.goto('/equipe?art=tarot&voie=ecrit');
    expect(await still.locator('.advisor-card h3').allTextContents()).toEqual(
      expect.arrayContaining(['Anselme', 'Gaspard']),
    );
    expect(await still.locator('.advisor-card').count()).toBe(3);
    await still.goto('/equipe/maelle');
    expect(await still.locator('h1').textContent()).toBe('Maëlle');
    expect(await still.locator('body').textContent()).toContain('Ce qu’on en dit');
    await plain.close();
  });
});
