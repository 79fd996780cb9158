import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What the journeys of the angels share. */
export const BASE = '/angeologie';
export const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** What comes once the page is taken over, or has gone on: given time, even on a busy machine. */
export const soon = <T>(read: () => Promise<T> | T) => expect.poll(read);
