import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONGEST_QUERY, MOST_RESULTS } from '../limits.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ features: ['search', 'lithotherapy', 'editorial'] });
});
afterAll(() => server?.close());

const ask = (query: string) => server.get(`search/index.json?q=${encodeURIComponent(query)}`);

describe('search', () => {
  it('refuses what no box lets one type', async () => {
    expect(await ask('a'.repeat(LONGEST_QUERY + 1))).toMatchObject({ status: 422 });
    expect(await ask('a\u0000b')).toMatchObject({ status: 422 });
  });

  it('answers nothing to nothing', async () =>
    expect(await ask('  ')).toMatchObject({ status: 200, body: { total: 0, results: [] } }));

  it('finds a page by its name, without its accent, with a wrong letter', async () => {
    for (const query of ['améthyste', 'amethyste', 'amétyste'])
      expect((await ask(query)).body['results']?.[0]).toMatchObject({
        ...{ to: '/lithotherapie/amethyste', place: 'Pierres' },
      });
  });

  it('gives so many and no more, and tells no search engine', async () => {
    const { body } = await ask('pierre');
    expect((body['results'] as object[]).length).toBeLessThanOrEqual(MOST_RESULTS);
    expect(body['__META__']).toMatchObject({ noindex: true });
  });
});
