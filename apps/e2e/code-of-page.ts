import type { Page } from 'playwright-core';

/** The files of code that a page names: it asks for none of them before it is painted (apps/web/pages/first-script.ts). */
export function codeNamed(html: string): string[] {
  const [, entry, code] = /data-entry="([^"]+)" data-code="([^"]+)"/.exec(html) ?? [];
  if (!entry || !code) throw new Error('The page names no code');
  return [entry, ...code.split(' ')];
}

/** Bytes of code that a page has fetched. A file that is fetched, and read from the browser's cache later, counts once. */
export const codeFetched = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const sizes = new Map(files.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]));
    return [...sizes].reduce((sum, [file, size]) => sum + (file.endsWith('.js') ? size : 0), 0);
  });

/** The page's code does not come until it is let: what is done meanwhile is done on what the server sent. */
export async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    // Who has gone on to another page wants it no more.
    await route.continue().catch(() => {});
  });
  return resolve;
}
