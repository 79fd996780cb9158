import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@solelune/testing/eventually';
import { type ServerProcess, startProcess } from '@solelune/testing/process';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { hydrated, type Size, useBrowser, type Visit } from './site.ts';

export const PASSWORD = 'lune-en-verseau-77';

export interface MemberSite {
  address(): string;
  /** What its process has said so far: where its sandboxes are. */
  output(): string;
  visit(size: Size, options?: BrowserContextOptions): Promise<Visit>;
  /** Where a link of the newest letter of its kind leads, as a path of the site under test; waits for the letter. */
  linkIn(kind: string, email: string, label: string): Promise<string>;
  /** A member made by the site's own call, for journeys that begin after the signup. */
  member(): Promise<{ email: string; token: string }>;
  /** The same, old enough to consult: their birth is declared. */
  adult(): Promise<{ email: string; token: string }>;
}

let members = 0;
export const newAddress = () => `camille.${++members}@exemple-courrier.fr`;

/** A site for the file's journeys, in development: only there can the letters that members receive be read. `environment` is asked once, before it starts. */
export function memberSite(
  environment: () => Record<string, string> | Promise<Record<string, string>> = () => ({}),
  browserFlags: readonly string[] = [],
): MemberSite {
  let site: ServerProcess;
  const folder = mkdtempSync(path.join(tmpdir(), 'e2e-member-'));
  beforeAll(async () => {
    const own = { NODE_ENV: 'development', DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' };
    site = await startProcess({ ...own, ...(await environment()) });
    // It listens before its demonstration is planted, which is only planted where nobody has an account: the last line says that all is there.
    await eventually(() => expect(site.output()).toContain('/design'));
  });
  afterAll(async () => {
    await site.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
  return memberSiteAt(() => site, browserFlags);
}

/** The same for a site that the file starts by itself, and may start again. */
export function memberSiteAt(server: () => ServerProcess, browserFlags: readonly string[] = []): MemberSite {
  const browser = useBrowser(browserFlags);
  const addressOf = () => server().address;

  async function letter(kind: string, email: string): Promise<string | null> {
    const list = await (await fetch(`${addressOf()}/dev/mail`)).text();
    const rows = list.matchAll(/<a href="(\/dev\/mail\/[^"]+)">[^<]*<\/a><td>([^<]*)<td>([\w-]+)/g);
    // Most are the account's own, and named without it.
    const kinds = [kind, `account-${kind}`];
    const row = [...rows].find(([, , recipient, sort = '']) => recipient === email && kinds.includes(sort));
    return row ? (await fetch(addressOf() + row[1])).text() : null;
  }
  async function member() {
    const email = newAddress();
    const body = new URLSearchParams({ firstname: 'Camille', email, password: PASSWORD, terms: '1', path: '/' });
    const answer = await (await fetch(`${addressOf()}/api/user/account/signup`, { method: 'POST', body })).json();
    expect(answer).toMatchObject({ user: { infos: { firstname: 'Camille' } } });
    return { email, token: answer.jwtoken as string };
  }
  return {
    address: addressOf,
    output: () => server().output(),
    visit: (size, options) => browser.visit(size, { baseURL: addressOf(), ...options }),
    linkIn: async (kind, email, label) => {
      await expect.poll(() => letter(kind, email)).toBeTruthy();
      const text = (await letter(kind, email)) ?? '';
      const address = new RegExp(`^${label}.*\\n(http\\S+)`, 'm').exec(text)?.[1];
      if (!address) throw new Error(`No link "${label}" in ${text}`);
      const { pathname, hash } = new URL(address);
      return pathname + hash;
    },
    member,
    adult: async () => {
      const made = await member();
      await declareBirth(addressOf(), made.token);
      return made;
    },
  };
}

/** Who was born in 1988 may consult. */
export async function declareBirth(site: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const body = new URLSearchParams({ birthdate: '1988-06-17', birthcity: '2988507' });
  const said = await fetch(`${site}/api/user/profile/infos/save_infos.json`, { method: 'POST', headers, body });
  expect(said.status).toBe(200);
}

export const formWith = (page: Page, button: string): Locator =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: button }) });

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const form = formWith(page, 'Se connecter');
  await form.getByLabel('Adresse e-mail').fill(email);
  await form.getByLabel('Mot de passe', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Se connecter' }).click();
}

/** To a members' page, through the guard, which leads there after the login. */
export async function enter(page: Page, email: string, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForURL('**/connexion');
  await hydrated(page);
  await logIn(page, email);
  await page.waitForURL(`**${address}`);
}

/** The places at the side of every members' page. */
export const areaLink = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Mon espace' }).getByRole('link', { name });

export const part = (page: Page, title: string): Locator =>
  page.locator('.security__part').filter({ has: page.getByRole('heading', { name: title }) });

export async function choosePlace(field: Locator, typed: string, label: RegExp): Promise<void> {
  await field.pressSequentially(typed);
  await field.page().getByRole('option', { name: label }).first().click();
}

/** A birth form: one sheet on a large screen, one question after the other on a phone. */
export async function fillBirth(form: Locator, answers: Record<string, string>, submit: string): Promise<void> {
  await form.waitFor();
  const next = form.getByRole('button', { name: 'Continuer' });
  const show = async (field: Locator) => {
    while (!(await field.isVisible())) await next.click();
  };
  for (const [name, value] of Object.entries(answers)) {
    const field = form.locator(`[data-field=${name}] input`).first();
    await show(field);
    if (name === 'birthcity') await choosePlace(field, value, new RegExp(`^${value}`));
    else await field.fill(value);
  }
  const send = form.getByRole('button', { name: submit });
  await show(send);
  await send.click();
}
