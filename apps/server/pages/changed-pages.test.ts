import { createLogger, type Database, type Events, openEvents } from '@solelune/platform';
import { openTestDatabase, testConfig } from '@solelune/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages } from './changed-pages.ts';
import { RenderedPages } from './rendered-pages.ts';

let database: Database;
let events: Events;
beforeAll(async () => {
  database = await openTestDatabase();
  events = await openEvents(testConfig(), createLogger(testConfig()));
});
afterAll(async () => {
  await events?.close();
  await database?.close();
});

/** What one test raises, another one hears later: each has its own. */
async function withPage(tag: string) {
  const kept = new RenderedPages();
  const pages = openPages(kept, events, database);
  await kept.render('/a', async () => ({
    status: 200,
    plain: Buffer.from('a'),
    headers: {},
    isKept: true,
    tags: [tag],
  }));
  return { pages, isThere: () => kept.get('/a', Date.now()) !== undefined };
}

describe('pages that changed', () => {
  it('go at once outside a transaction', async () => {
    const { pages, isThere } = await withPage('a');
    pages.changed('other');
    expect(isThere()).toBe(true);
    pages.changed('a');
    expect(isThere()).toBe(false);
  });

  it('go with the commit, not before it', async () => {
    const { pages, isThere } = await withPage('b');
    await database.transaction(async () => {
      pages.changed('b');
      expect(isThere()).toBe(true);
    });
    expect(isThere()).toBe(false);
  });

  it('stay when it all is rolled back', async () => {
    const { pages, isThere } = await withPage('c');
    const undone = database.transaction(async () => {
      pages.changed('c');
      throw new Error('on second thoughts');
    });
    await expect(undone).rejects.toThrow('on second thoughts');
    expect(isThere()).toBe(true);
  });

  it('go in another process that hears of it', async () => {
    const { pages } = await withPage('d');
    const other = await withPage('d');
    pages.changed('d');
    await expect.poll(other.isThere).toBe(false);
  });
});
