import { brotliCompressSync } from 'node:zlib';
import { isClosed } from '@solelune/screen';
import { describe, expect, it } from 'vitest';
import { codeFetched, codeNamed } from './code-of-page.ts';
import { examples } from './example-addresses.ts';
import { hydrated, siteUrl, useBrowser } from './site.ts';

const KB = 1024;

describe('the first load of a page', () => {
  const browser = useBrowser();

  it.each([
    ...['/', '/numerologie', '/numerologie/expression', '/tarot', '/heure-miroir/22h22', '/angeologie/ange/vehuiah'],
    ...['/astrologie/signes-astrologiques/lion', '/astrologie/compatibilite-signes-astro/lion/vierge'],
    ...['/tirage-tarot-amour', '/tarot/arcane/le-mat'],
    ...['/astrologie/calcul-ascendant', '/astrologie/theme-astral-gratuit'],
  ])('%s is light, asks for no data again and does not jump', async (address) => {
    const { page, calls, problems } = await browser.visit('phone');
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
          if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await hydrated(page);
    const scripts = await codeFetched(page);
    // Style sheets travel inside the page: compressed as the page is.
    const rules = await page.evaluate(() =>
      [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
    );
    const styles = brotliCompressSync(rules).length;
    const preloadedFonts = await page.locator('link[rel=preload][as=font]').count();
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
    expect(scripts).toBeGreaterThan(50 * KB);
    expect(scripts).toBeLessThanOrEqual(120 * KB);
    expect(styles).toBeGreaterThan(0);
    expect(styles).toBeLessThanOrEqual(40 * KB);
    expect(preloadedFonts).toBeLessThanOrEqual(2);
    expect(shift).toBeLessThanOrEqual(0.02);
    expect(calls).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('every other page to read names no more code than that', async () => {
    const sizes = new Map<string, number>();
    const sizeOf = async (file: string): Promise<number> => {
      const known = sizes.get(file);
      if (known !== undefined) return known;
      const answer = await fetch(siteUrl() + file, { headers: { 'accept-encoding': 'br' } });
      const size = Number(answer.headers.get('content-length'));
      await answer.arrayBuffer();
      sizes.set(file, size);
      return size;
    };
    // What is computed for one person is no page to read: it comes after a form, with its wheel or its chart.
    const read = examples.filter(({ screen }) => !isClosed(screen) && !screen.result && !screen.soon);
    expect(read.length).toBeGreaterThan(40);
    for (const { address } of read) {
      const html = await (await fetch(siteUrl() + address)).text();
      let total = 0;
      for (const file of new Set(codeNamed(html))) total += await sizeOf(file);
      expect(total, address).toBeGreaterThan(50 * KB);
      expect(total, address).toBeLessThanOrEqual(120 * KB);
    }
  });

  it('the text is there without JavaScript', async () => {
    const { page } = await browser.visit('phone', { javaScriptEnabled: false });
    await page.goto('/tarot');
    expect(await page.locator('h1').textContent()).toContain('tarot');
    expect(await page.locator('footer a').count()).toBeGreaterThan(5);
  });
});
