/**
 * npm run bench:touch [site]: what a page's code costs whoever touches the page first, on a phone of 360 pixels whose processor is slowed four times and whose line
 * brings 1.6 megabits a second: how long after the touch the page answers, and the longest time during which it hears nothing. Lighthouse does not see this: it
 * touches nothing, and a page is only taken over by a touch (docs/decisions/0223). Needs a built site and a Chromium.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from '@solelune/testing/process';
import { type Browser, chromium } from 'playwright-core';
import { natalAddress } from '../../bench/pages/natal-addresses.ts';

const PAGES = ['/', '/numerologie/expression', '/tirage-tarot-voyance', '/equipe', natalAddress(3)];
const SLOWED = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const TIMES = 5;
/** Touched at once when it is there, and by who has read a little. */
const READ_MS = [0, 1500];
const BROWSERS = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/google-chrome'];

interface Touched {
  answersMs: number;
  longestMs: number;
}

async function touch(browser: Browser, baseURL: string, address: string, readMs: number): Promise<Touched> {
  const context = await browser.newContext({
    ...{ baseURL, viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(readMs);
  const found = await page.evaluate(
    () =>
      new Promise<{ answersMs: number; longestMs: number }>((resolve) => {
        let longestMs = 0;
        const tasks = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longestMs = Math.max(longestMs, duration);
        });
        tasks.observe({ type: 'longtask' });
        const began = performance.now();
        dispatchEvent(new Event('touchstart'));
        const look = setInterval(() => {
          if (!('ready' in document.documentElement.dataset)) return;
          clearInterval(look);
          resolve({ answersMs: performance.now() - began, longestMs });
        }, 10);
      }),
  );
  await context.close();
  return found;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const executablePath = BROWSERS.find((file) => file && existsSync(file));
if (!executablePath) throw new Error('Chromium is not installed (Debian: apt-get install chromium).');
const folder = mkdtempSync(path.join(tmpdir(), 'bench-touch-'));
const given = process.argv[2];
const site = given ? null : await startProcess({ DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const browser = await chromium.launch({ executablePath, args });
for (const address of PAGES) {
  for (const readMs of READ_MS) {
    const all: Touched[] = [];
    for (let time = 0; time < TIMES; time++)
      all.push(await touch(browser, given ?? (site?.address as string), address, readMs));
    const answers = median(all.map(({ answersMs }) => answersMs)).toFixed(0);
    const longest = median(all.map(({ longestMs }) => longestMs)).toFixed(0);
    console.log(
      `${address.slice(0, 40).padEnd(40)} touched ${readMs} ms after it is there: answers after ${answers} ms, hears nothing for ${longest} ms at most`,
    );
  }
}
await browser.close();
await site?.end('SIGTERM');
rmSync(folder, { recursive: true, force: true });
