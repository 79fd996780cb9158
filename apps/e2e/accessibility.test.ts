import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { examples } from './example-addresses.ts';
import { hydrated, SIZES, useBrowser } from './site.ts';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The dark page is the same document in other colours: only the rules that look at colours can say anything new. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Every page that is built, and one of each universe that is only announced: those are all the same page. */
const announced = new Map(
  examples.filter(({ screen }) => screen.soon).map((example) => [example.screen.universe, example]),
);
const judged = [...examples.filter(({ screen }) => !screen.protected && !screen.soon), ...announced.values()].filter(
  ({ screen }) => !screen.protected,
);

async function violations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations: found } = await (colorScheme === 'light'
    ? axe.withTags(STANDARDS)
    : axe.withRules(RULES_OF_COLOUR)
  ).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

describe('no axe violation, at both sizes, light and dark', () => {
  const browser = useBrowser();

  // Two at a time: one page is judged on one core, and the machine has two.
  it.concurrent.each(judged.map(({ address }) => address))('%s', { timeout: 120_000 }, async (address) => {
    const { page, context } = await browser.visit('desktop', { reducedMotion: 'reduce' });
    await page.goto(address);
    await hydrated(page);
    for (const size of ['desktop', 'phone'] as const) {
      await page.setViewportSize(SIZES[size].viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violations(page, colorScheme), `${size} ${colorScheme}`).toEqual([]);
      }
    }
    await context.close();
  });
});
