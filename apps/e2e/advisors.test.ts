import { PATIENCE_MS } from '@solelune/testing/eventually';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { maelle } from './maelle.ts';
import { enter, memberSite } from './member-site.ts';
import { arrives, hydrated, SIZES, type Size, toFoot } from './site.ts';

const site = memberSite();

const CONSOLE = '0198c0de-0000-7000-8000-000000000001';
/** Well within the lease of half a minute, however slow the rest is. */
const RENEW_MS = 4_000;
const HOUR_MS = 3_600_000;

let renewing: NodeJS.Timeout | undefined;
afterEach(() => clearInterval(renewing));

/** Maëlle's own console, which the demonstration leaves alone. */
async function openConsole() {
  const says = await maelle(site.address());
  const keep = () => says('advisor/console/keep', { console: CONSOLE });
  return {
    comes: async () => {
      await says('advisor/switch', { to: 'available' });
      await keep();
      renewing = setInterval(() => void keep().catch(() => {}), RENEW_MS);
    },
    goes: async () => {
      clearInterval(renewing);
      await says('advisor/console/close', { console: CONSOLE });
      await says('advisor/switch', { to: 'away', comeback: new Date(Date.now() + HOUR_MS).toISOString() });
    },
  };
}

/** Waits until the indicator in that place says so. */
const shows = (page: Page, scope: string, words: RegExp) =>
  page.locator(`${scope} .advisor-status`).filter({ hasText: words }).first().waitFor();

/** Where a status is shown, and where on the page. */
const PLACES = [
  ['/equipe', '.advisor-card:has(h3:has-text("Maëlle"))'],
  ['/equipe/maelle', '.advisor-face'],
  ['/', '.home-advisors li:has-text("Maëlle")'],
  ['/astrologie/signes-astrologiques/lion', '.display-card:has-text("Maëlle")'],
] as const;

describe.each(Object.keys(SIZES) as Size[])('the team, %s', (size) => {
  it('a status changes before one’s eyes: on the team page, the advisor’s, the home page and a promotional card', async () => {
    const console = await openConsole();
    await console.goes();
    const { page, problems } = await site.visit(size);
    for (const [address, scope] of PLACES) {
      await page.goto(address);
      await hydrated(page);
      if (scope.startsWith('.display-card')) await toFoot(page);
      await page.locator(scope).scrollIntoViewIfNeeded();
      await shows(page, scope, /^Revient/);
      await console.comes();
      await shows(page, scope, /^Disponible$/);
      await console.goes();
      await shows(page, scope, /^Revient/);
    }
    expect(problems).toEqual([]);
  });

  it('is filtered at once, by the address, and by who is there this instant; each card says that it is a demonstration', async () => {
    const console = await openConsole();
    await console.goes();
    const { page, problems } = await site.visit(size);
    const cards = page.locator('.advisor-card');
    const names = () => cards.locator('h3').allTextContents();
    await page.goto('/equipe');
    await hydrated(page);
    expect(await cards.getByText('démonstration').count()).toBe(12);
    await page.getByLabel(/^Disponible maintenant/).check({ force: true });
    await expect.poll(names).not.toContain('Maëlle');
    await console.comes();
    await expect.poll(names).toContain('Maëlle');
    await console.goes();
    await expect.poll(names).not.toContain('Maëlle');
    await page.getByLabel('Tout le monde').check({ force: true });
    await page.getByRole('radio', { name: /Numérologie/ }).check({ force: true });
    await expect.poll(() => cards.count()).toBe(3);
    expect(new URL(page.url()).search).toBe('?art=numerologie');
    await page.getByLabel('Langue').selectOption('pt');
    await expect.poll(() => cards.count()).toBe(1);
    await page.reload();
    await hydrated(page);
    expect(await cards.count()).toBe(1);
    await cards.getByRole('link', { name: 'Perrine' }).first().click();
    await arrives(page, '/equipe/perrine');
    await page.getByRole('heading', { level: 1, name: 'Perrine' }).waitFor();
    expect(problems).toEqual([]);
  });
});

describe('an advisor’s page', () => {
  it('network cut and back by itself; cut for good: the notice, ten tries, silence, and a way to try again', async () => {
    const console = await openConsole();
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
    // The page's clock can be put forward; by itself it goes on as the visitor's does.
    await page.clock.install();
    const lost = page.getByText('Statuts figés');
    const tried = (times: number) => expect.poll(() => tries, { timeout: PATIENCE_MS }).toBeGreaterThanOrEqual(times);
    await page.goto('/equipe/maelle');
    await hydrated(page);
    await shows(page, '.advisor-face', /^Revient/);

    isCut = true;
    cut();
    await lost.waitFor();
    await tried(2);
    await console.comes();
    isCut = false;
    await shows(page, '.advisor-face', /^Disponible$/);
    await lost.waitFor({ state: 'hidden' });

    isCut = true;
    tries = 0;
    cut();
    await lost.waitFor();
    for (let attempt = 1; attempt <= 10; attempt++) {
      await page.clock.runFor(8_000);
      await tried(attempt);
    }
    await page.clock.runFor(120_000);
    expect(tries).toBe(10);
    await console.goes();
    isCut = false;
    await page.getByRole('button', { name: 'Réessayer maintenant' }).click();
    await shows(page, '.advisor-face', /^Revient/);
    await lost.waitFor({ state: 'hidden' });
  });

  it('who waits is told once by mail, and can take it back', async () => {
    const console = await openConsole();
    await console.goes();
    const { email } = await site.member();
    const { page } = await site.visit('phone');
    await enter(page, email, '/profil/rendez-vous');
    await page.goto('/equipe/maelle');
    await hydrated(page);
    const ask = page.getByRole('button', { name: 'Me prévenir' });
    const noted = page.getByText('nous vous préviendrons par courriel');
    await ask.click();
    await noted.waitFor();
    await page.getByRole('button', { name: 'Ne plus me prévenir' }).click();
    await ask.click();
    await noted.waitFor();
    await console.comes();
    await page.getByRole('heading', { name: 'Maëlle est là' }).waitFor();
    const letters = async () => {
      const list = await (await fetch(`${site.address()}/dev/mail`)).text();
      return list.split(`${email}<td>advisors-available`).length - 1;
    };
    await expect.poll(letters).toBe(1);
    await console.goes();
    await ask.waitFor();
    await console.comes();
    await page.getByRole('heading', { name: 'Maëlle est là' }).waitFor();
    expect(await letters()).toBe(1);
    await console.goes();
  });

  it('reads whole without JavaScript, filters by a form', async () => {
    const { page } = await site.visit('phone', { javaScriptEnabled: false });
    await page.goto('/equipe?art=tarot&voie=ecrit');
    expect(await page.locator('.advisor-card h3').allTextContents()).toEqual(
      expect.arrayContaining(['Anselme', 'Gaspard']),
    );
    expect(await page.locator('.advisor-card').count()).toBe(3);
    await page.goto('/equipe/maelle');
    expect(await page.locator('h1').textContent()).toBe('Maëlle');
    expect(await page.locator('body').textContent()).toContain('Ce qu’on en dit');
  });
});
