import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [url, width, theme, seg, prefix, evals] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
});
const w = Number(width);
const page = await (
  await browser.newContext({
    viewport: { width: w, height: w < 600 ? 780 : 900 },
    colorScheme: theme,
    locale: 'fr-FR',
    hasTouch: w < 600,
    isMobile: w < 600,
  })
).newPage();
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
page.on('pageerror', (e) => console.log('err', e.message));
await page.goto(url, { waitUntil: 'networkidle' });
if (evals) await eval(`(async()=>{${evals}})()`);
await page.waitForTimeout(500);
const h = await page.evaluate(() => document.documentElement.scrollHeight);
console.log('height', h, 'scrollWidth', await page.evaluate(() => document.documentElement.scrollWidth));
if (seg !== '0') {
  let n = 0;
  for (let y = 0; y < h; y += Number(seg))
    await page.screenshot({
      path: `${prefix}${n++}.png`,
      fullPage: true,
      clip: { x: 0, y, width: w, height: Math.min(Number(seg), h - y) },
    });
} else await page.screenshot({ path: `${prefix}.png` });
await browser.close();
