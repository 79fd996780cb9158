import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { SIZES } from './site.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The dark page is the same document in other colours: only the rules that look at colours can say anything new. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];
/** A page of 1280 pixels at 400 percent, of 640 at 200 (WCAG 1.4.4 and 1.4.10). */
const ZOOMED = { width: 320, height: 640 };

async function violations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  // What passed is not described: a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations: found } = await (colorScheme === 'light'
    ? axe.withTags(STANDARDS)
    : axe.withRules(RULES_OF_COLOUR)
  ).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
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
 * for less motion. Nothing, when it is accessible.
 */
export async function accessProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const size of ['desktop', 'phone'] as const) {
    await page.setViewportSize(SIZES[size].viewport);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      problems.push(...(await violations(page, colorScheme)).map((found) => `${size} ${colorScheme}: ${found}`));
    }
  }
  await page.setViewportSize(ZOOMED);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > ZOOMED.width) problems.push(`zoomed: ${width} pixels wide`);
  return [...problems, ...(await endlessMotion(page)).map((part) => `reduced motion: ${part} moves`)];
}
