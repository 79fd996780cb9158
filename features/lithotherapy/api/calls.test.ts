import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STONE_SLUGS } from '../engine/vocabulary.ts';
import lithotherapy from '../feature.server.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ features: [lithotherapy], environment: { SITE_URL: 'https://exemple.fr' } });
});
afterAll(() => server?.close());

const read = (path: string) => server.get(`lithotherapy/${path}.json`);

describe('a stone', () => {
  it.each(['kryptonite', 'index', 'AMETHYSTE', '..%2Findex'])('does not exist for %s', async (slug) =>
    expect(await read(`stone/${slug}`)).toMatchObject({ status: 404, body: { code: 'not_found' } }),
  );
  it('has its matter, its texts, its care and four others that are asked for the same', async () => {
    const { body } = await read('stone/amethyste');
    expect(body).toMatchObject({
      stone: { name: 'Améthyste', colour: 'violet', lifePath: [14] },
      facts: {
        formula: 'SiO₂',
        system: 'Trigonal',
        hardness: [7, 7],
        care: { water: 'ok', sun: 'avoid' },
        safety: 'none',
      },
      reading: { sections: [{ key: 'mineral' }, { key: 'story' }, { key: 'tradition' }, { key: 'care' }] },
      __META__: { title: 'Améthyste, celle qui garde la tête froide' },
    });
    const { near } = body as { near: { slug: string; needs: string[] }[] };
    expect(new Set(near.map(({ slug }) => slug)).size).toBe(4);
    for (const { slug, needs } of near) {
      expect(slug).not.toBe('amethyste');
      expect(needs.some((need) => ['apaisement', 'sommeil', 'intuition', 'meditation'].includes(need))).toBe(true);
    }
  });
  it('whose matter can harm says so', async () => {
    for (const slug of ['malachite', 'pyrite', 'ambre', 'azurite', 'chrysocolle', 'shungite'])
      expect((await read(`stone/${slug}`)).body).toMatchObject({ facts: { safety: 'danger' } });
  });
});

it('the list holds every stone once, each with what it is sorted by', async () => {
  const { stones } = (await read('index')).body as { stones: { slug: string; needs: string[]; chakras: string[] }[] };
  expect(stones.map(({ slug }) => slug)).toEqual(STONE_SLUGS);
  for (const { needs, chakras } of stones) expect(needs.length * chakras.length).toBeGreaterThan(0);
});
