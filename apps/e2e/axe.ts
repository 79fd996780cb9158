import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { SIZES } from './site.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The dark page is the same document in other colours: only the rules that look at colours can say anything new. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];
const RULES = {
  light: { type: 'tag', values: STANDARDS },
  dark: { type: 'rule', values: RULES_OF_COLOUR },
} as const;
/** A page of 1280 pixels at 400 percent, of 640 at 200 (WCAG 1.4.4 and 1.4.10). */
const ZOOMED = { width: 320, height: 640 };

/** Asked in the page itself, and only what is wrong is brought back: half the time of the wrapper made for Playwright, which comes anew each time. */
async function violations(page: Page, colorScheme: 'light' | 'dark', part: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([where, runOnly]) => {
      const { axe: here } = globalThis as unknown as { axe: typeof axe };
      const { violations: found } = await here.run(where, { runOnly, resultTypes: ['violations'] });
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
    },
    [part, RULES[colorScheme] as unknown as axe.RunOnly] as const,
  );
}

/** What still moves for who asked for less motion, and would for ever. */
const endlessMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((motion) => motion.playState === 'running' && motion.effect?.getComputedTiming().endTime === Infinity)
      .map((motion) => String((motion.effect as KeyframeEffect | null)?.target?.className)),
  );

/**
 * What is wrong with an open page at both sizes, light and dark; zoomed, where nothing may have to be scrolled sideways; and for who asked
 * for less motion. Nothing, when it is accessible. Where head and foot are those of a page that was judged, their dark colours are not judged
 * again.
 */
export async function accessProblems(page: Page, { knownFrame = false } = {}): Promise<string[]> {
  const problems: string[] = [];
  const before = page.viewportSize();
  for (const size of ['desktop', 'phone'] as const) {
    await page.setViewportSize(SIZES[size].viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const part = knownFrame && colorScheme === 'dark' ? 'main' : 'html';
      problems.push(...(await violations(page, colorScheme, part)).map((found) => `${size} ${colorScheme}: ${found}`));
    }
  }
  await page.setViewportSize(ZOOMED);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > ZOOMED.width) problems.push(`zoomed: ${width} pixels wide`);
  if (before) await page.setViewportSize(before);
  return [...problems, ...(await endlessMotion(page)).map((part) => `reduced motion: ${part} moves`)];
}
