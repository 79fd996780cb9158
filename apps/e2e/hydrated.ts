import type { Page } from 'playwright-core';

/** The page is taken over by the browser, at a sign of a hand: from here on links and buttons do what they say. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    dispatchEvent(new Event('wheel'));
    return document.documentElement.dataset['ready'] === 'true';
  });
