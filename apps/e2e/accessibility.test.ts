import { isClosed } from '@solelune/screen';
import { describe, expect, it } from 'vitest';
import { accessProblems } from './axe.ts';
import { examples } from './example-addresses.ts';
import { hydrated, useBrowser } from './site.ts';

/** Every page that is built, and one of each universe that is only announced: those are all the same page. */
const announced = new Map(
  examples.filter(({ screen }) => screen.soon).map((example) => [example.screen.universe, example]),
);
const judged = [...examples.filter(({ screen }) => !screen.soon), ...announced.values()].filter(
  ({ screen }) => !isClosed(screen),
);

/** The first page of each universe: head and foot of the others are the same, to the colour. */
const firsts = new Set(new Map([...judged].reverse().map((example) => [example.screen.universe, example])).values());

describe('no axe violation, at both sizes, light and dark, and nothing lost when zoomed', () => {
  const browser = useBrowser();

  // Two at a time: one page is judged on one core, and the machine has two.
  it.concurrent.each(judged)('$address', async (example) => {
    const { page, context } = await browser.visit('desktop', { reducedMotion: 'reduce' });
    await page.goto(example.address);
    await hydrated(page);
    expect(await accessProblems(page, { knownFrame: !firsts.has(example) })).toEqual([]);
    await context.close();
  });
});
