import { existsSync } from 'node:fs';
import { PATIENCE_MS } from '@solelune/testing/eventually';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { hydrated } from './hydrated.ts';

export { hydrated } from './hydrated.ts';

/** The two sizes everything is designed for. */
export const SIZES = {
  phone: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 900 } },
} satisfies Record<string, BrowserContextOptions>;
export type Size = keyof typeof SIZES;

/** Without a head journeys take two thirds of the time; a microphone is only in one that has it. */
const WITHOUT_HEAD = '/usr/bin/chromium-headless-shell';
const WITH_HEAD = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const siteUrl = (): string => inject('siteUrl');

/** What the statistics host has been told so far, by all visitors. */
export const statisticsSeen = async (): Promise<string[]> => (await fetch(`${inject('statisticsUrl')}/seen`)).json();

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Console errors, uncaught exceptions and failed requests so far: a good journey has none. */
  problems: string[];
  /** Addresses of the calls made so far. */
  calls: string[];
}

function browserFor(flags: readonly string[]): string {
  const wanted = flags.some((flag) => flag.includes('media')) ? WITH_HEAD : [WITHOUT_HEAD, ...WITH_HEAD];
  const found = [process.env['CHROMIUM'], ...wanted].find((file) => file && existsSync(file));
  if (!found) throw new Error('Chromium is not installed (Debian: apt-get install chromium chromium-headless-shell).');
  return found;
}

/**
 * For journeys that are about the service worker. The others go without: while it takes a page over the browser does not tell the journey what that page
 * asks for, and what should have been refused there is answered (seen with `page.route` in one of three visits).
 */
export const WITH_WORKER = { serviceWorkers: 'allow' } as const;

/** A browser for the file's tests; `visit` opens a fresh visitor of a given size. */
export function useBrowser(flags: readonly string[] = []): {
  visit: (size: Size, options?: BrowserContextOptions) => Promise<Visit>;
} {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: browserFor(flags), args: [...FLAGS, ...flags] });
  });
  afterAll(async () => {
    for (const context of contexts) await context.close();
    await browser.close();
  });
  return {
    visit: async (size, options = {}) => {
      const context = await browser.newContext({
        baseURL: siteUrl(),
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
        serviceWorkers: 'block',
        ...SIZES[size],
        ...options,
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE_MS);
      const page = await context.newPage();
      const problems: string[] = [];
      const calls: string[] = [];
      page.on('console', (message) => message.type() === 'error' && problems.push(`console: ${message.text()}`));
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // What the visitor no longer waits for is cancelled, by us or by the browser: that is no failure.
        if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
      });
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) calls.push(pathname);
      });
      return { page, context, problems, calls };
    },
  };
}

/** Down to where the cards of the house stand: they are fetched by who comes near. */
export const toFoot = (page: Page): Promise<void> => page.getByRole('contentinfo').scrollIntoViewIfNeeded();

/** Where the page is, as a person reads it. */
export const path = (page: Page): string => decodeURIComponent(new URL(page.url()).pathname);

export async function arrives(page: Page, expected: RegExp | string): Promise<void> {
  await page.waitForURL((url) => {
    const pathname = decodeURIComponent(url.pathname);
    return typeof expected === 'string' ? pathname === expected : expected.test(pathname);
  });
}

/** From the main menu to a page, as a visitor goes: by hand on a phone, under the pointer on a large screen. */
export async function openFromMenu(page: Page, size: Size, universe: string, name: string): Promise<void> {
  await page.goto('/tarot');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  if (size === 'phone') await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const group = menu.getByRole('button', { name: universe });
  await (size === 'phone' ? group.click() : group.hover());
  await menu.getByRole('link', { name }).click();
}
