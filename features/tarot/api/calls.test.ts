import { type MemberTestApp, startMemberApp, useClock } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fanOf, fingerprintOf, majorOf, SPREADS } from '../engine/index.ts';
import { applyRetention } from './jobs.ts';

const clock = useClock('2026-11-16T10:00:00Z');
let app: MemberTestApp;
let camille: string;
beforeAll(async () => {
  app = await startMemberApp({ features: ['profile', 'angels', 'tarot'], now: clock.now });
  camille = await app.addMember();
});
afterAll(() => app?.close());

type Fields = Record<string, string>;
const post = (path: string, fields: Fields, token?: string) => app.submit(`tarot/${path}.json`, fields, token);
const get = async (path: string, token?: string, query = '') => {
  const answer = await app.app.inject({
    url: `/api/tarot/${path}.json${query}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return { status: answer.statusCode, body: answer.json() };
};
const begin = async (fields: Fields = { spread: 'love', reversals: '1' }) => (await post('draw/new', fields)).body;
const touch = (id: string, fields: Fields = {}, token?: string) =>
  post('draw/touch', { id, seed: 'a1b2', by_device: '1', picks: '3,7,1,22,9', ...fields }, token);
const rowOf = (id: string) =>
  app.database.query.selectFrom('tarot_draw').selectAll().where('id', '=', id).executeTakeFirst();

describe('what is refused', () => {
  it.each([
    [{}, 'spread', 'Ce champ est requis'],
    [{ spread: 'celtic' }, 'spread', 'Choisissez l’une des réponses proposées'],
    [{ spread: 'personal', pack: 'poker' }, 'pack', 'Choisissez l’une des réponses proposées'],
    [{ spread: 'personal', count: '8' }, 'count', 'inférieur ou égal à 7'],
    [{ spread: 'personal', theme: 'health' }, 'theme', 'Choisissez l’une des réponses proposées'],
    [{ spread: 'personal', significator: '23' }, 'significator', 'inférieur ou égal à 22'],
  ])('a draw of %o', async (fields, field, sentence) => {
    const { status, body } = await post('draw/new', fields as Fields);
    expect(status).toBe(422);
    expect(body.fields[field]).toContain(sentence);
  });

  it.each(['', 'x', 'a'.repeat(22), '../../../etc/passwd', 'é'.repeat(22)])('the draw « %s »', async (id) => {
    expect((await touch(id)).status).toBe(id === '' ? 422 : 404);
    expect((await post('draw/save', { id }, camille)).status).toBe(id === '' ? 422 : 404);
    if (id) expect((await get(`draw/get/${encodeURIComponent(id)}`)).status).toBe(404);
  });

  it.each([
    '3,7,1',
    '3,7,1,22,9,4',
    '3,3,1,22,9',
    '0,7,1,22,9',
    '23,7,1,22,9',
    'a,b,c,d,e',
    '1.5,7,1,22,9',
    '-3,7,1,22,9',
  ])('the picks %s, and the draw still waits', async (picks) => {
    const { id } = await begin();
    const { status, body } = await touch(id, { picks });
    // Fewer than asked for are completed; anything else is said.
    if (picks === '3,7,1') return expect(body.made.proof.picks.slice(0, 3)).toEqual([3, 7, 1]);
    expect(status).toBe(422);
    expect(body.fields.picks).toContain('5 cartes');
    expect((await get(`draw/get/${id}`)).body.made).toBeNull();
  });

  it('saving without an account, or before the cards are taken', async () => {
    const { id } = await begin();
    expect((await post('draw/save', { id })).status).toBe(401);
    expect((await post('draw/save', { id }, camille)).status).toBe(404);
    expect((await get('draw/mine')).status).toBe(401);
  });

  it('cards that do not exist', async () => {
    expect((await get('arcane/le-joker')).status).toBe(404);
    expect((await get('belline/le-mat')).status).toBe(404);
    expect((await get('day/23')).status).toBe(422);
  });
});

describe('a draw', () => {
  it('shows a fingerprint before the touch, and nothing that could tell the cards', async () => {
    const { id, fingerprint } = await begin();
    const { body } = await get(`draw/get/${id}`);
    expect(body).toMatchObject({
      id,
      fingerprint,
      spread: 'love',
      size: 22,
      taken: 5,
      made: null,
      with_reversals: true,
    });
    const row = await rowOf(id);
    // The seed is not in what is answered, nor readable in the database.
    expect(JSON.stringify(body)).not.toMatch(/seed/);
    expect(fingerprintOf(22, String(row?.server_seed))).not.toBe(fingerprint);
  });

  it('is what both seeds say, and can be verified from its answer alone', async () => {
    const { id, fingerprint } = await begin();
    const { made, size, with_reversals } = (await touch(id)).body;
    const { server_seed, visitor_seed, picks, fan } = made.proof;
    expect(visitor_seed).toBe('a1b2');
    expect(fingerprintOf(size, server_seed)).toBe(fingerprint);
    const again = fanOf(size, server_seed, visitor_seed, with_reversals);
    expect(again.map(({ card, isReversed }) => (isReversed ? -card : card))).toEqual(fan);
    expect(made.cards.map(({ slug }: { slug: string }) => slug)).toEqual(
      picks.map((pick: number) => majorOf(Math.abs(fan[pick - 1])).slug),
    );
    expect(made.cards.every(({ paragraphs }: { paragraphs: string[] }) => paragraphs.length > 1)).toBe(true);
  });

  it('is made once: another seed, other picks, another person get the same cards', async () => {
    const { id } = await begin();
    const first = (await touch(id)).body;
    for (const [fields, token] of [
      [{ seed: 'ffff' }, undefined],
      [{ picks: '1,2,3,4,5' }, undefined],
      [{ seed: '', picks: '' }, camille],
    ] as const)
      expect((await touch(id, fields, token)).body).toEqual(first);
    expect((await get(`draw/get/${id}`)).body).toEqual(first);
    // Nobody else's touch made it theirs.
    expect((await rowOf(id))?.user_id).toBeNull();
  });

  it('is made once when two touch it at the same moment', async () => {
    const { id } = await begin();
    const answers = await Promise.all(['one', 'two', 'three'].map((seed) => touch(id, { seed })));
    expect(new Set(answers.map(({ body }) => body.made.proof.visitor_seed)).size).toBe(1);
  });

  it('cannot be foreseen: the same touch takes other cards in another draw', async () => {
    const slugs = new Set<string>();
    for (let index = 0; index < 4; index++) {
      const { id } = await begin();
      slugs.add((await touch(id)).body.made.cards.map(({ slug }: { slug: string }) => slug).join());
    }
    expect(slugs.size).toBe(4);
  });

  it.each(SPREADS.map((spread) => [spread]))('of the spread %s is read whole', async (spread) => {
    const { id } = await begin({
      spread,
      reversals: '1',
      pack: 'majors',
      count: '7',
      theme: 'love',
      significator: '19',
    });
    const { body } = await touch(id, { picks: '', seed: '' });
    expect(body.made.cards).toHaveLength(body.positions.length);
    expect(body.made.proof.seed_from).toBe('server');
    expect(body.significator?.slug).toBe(spread === 'personal' ? 'le-soleil' : undefined);
    expect(body.made.fifth === null).toBe(spread !== 'cross');
    expect(body.made.verdict === null).toBe(spread !== 'yes-no');
    for (const { description, line } of body.made.cards)
      expect(`${description}${line}`).not.toMatch(/undefined|\[object/);
    const isTarot = !/belline|angels/.test(spread);
    expect(body.with_reversals).toBe(isTarot);
  });

  it('says whose word the seed was', async () => {
    const { id } = await begin();
    expect((await touch(id, { seed: 'mon mot', by_device: '' })).body.made.proof).toMatchObject({
      ...{ seed_from: 'word', visitor_seed: 'mon mot' },
    });
  });
});

describe('a member', () => {
  it('keeps a draw as it was read, once, and finds the same cards among the activities', async () => {
    const { id } = await begin();
    const made = (await touch(id, {}, camille)).body.made;
    const kept = (await post('draw/save', { id, question: 'Où en est-on ?' }, camille)).body;
    expect(kept).toMatchObject({
      already_kept: false,
      address: expect.stringMatching(/^\/profil\/activites\/tirage\//),
    });
    expect((await post('draw/save', { id, question: 'Où en est-on ?' }, camille)).body.already_kept).toBe(true);
    const opened = await app.app.inject({
      url: `/api/user/profile/activity/card_perso/${kept.address.split('/').at(-1)}.json`,
      headers: { authorization: `Bearer ${camille}` },
    });
    const { draw } = opened.json();
    expect(draw.question).toBe('Où en est-on ?');
    expect(draw.cards.map(({ key }: { key: string }) => key)).toEqual(
      made.cards.map(({ slug }: { slug: string }) => `tarot/${slug}`),
    );
    expect(draw.cards[0].reading).toBe(made.cards[0].paragraphs.join('\n'));
    const other = await app.addMember();
    const stranger = await app.app.inject({
      url: `/api/user/profile/activity/card_perso/${kept.address.split('/').at(-1)}.json`,
      headers: { authorization: `Bearer ${other}` },
    });
    expect(stranger.statusCode).toBe(404);
  });

  it('sees their own draws beside chance, without the computed card and without those of others', async () => {
    const drawer = await app.addMember();
    for (let index = 0; index < 3; index++) {
      const { id } = await begin({ spread: 'cross' });
      await touch(id, { picks: '1,2,3,4' }, drawer);
    }
    const { body } = await get('draw/mine', drawer);
    expect(body).toMatchObject({ draws: 3, cards: 12, expected: 12 / 22 });
    expect(body.counts).toHaveLength(22);
    expect(body.counts.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(12);
    expect((await get('draw/mine', drawer, '?pack=belline')).body).toMatchObject({ draws: 0, most: null });
  });
});

it('draws are erased when their time is over: those that nobody took first', async () => {
  const waiting = (await begin()).id;
  const made = (await begin()).id;
  await touch(made);
  const mine = (await begin()).id;
  await touch(mine, {}, camille);
  const after = async (days: number) => {
    const now = clock.now().add({ hours: 24 * days });
    await app.transaction((tx) => applyRetention(tx, now));
    return Promise.all([waiting, made, mine].map(async (id) => (await rowOf(id)) !== undefined));
  };
  expect(await after(1)).toEqual([true, true, true]);
  expect(await after(3)).toEqual([false, true, true]);
  expect(await after(91)).toEqual([false, false, true]);
  expect(await after(731)).toEqual([false, false, false]);
});

describe('what networks show of a card’s page', () => {
  it.each(['arcane/le-mat', 'arcane/roi-de-deniers', 'belline/bonheur'])(
    '%s: a JPEG under 100 KB, kept for ever',
    async (path) => {
      const { image } = (await get(path)).body.__META__ as { image: string };
      const { statusCode, headers, rawPayload } = await app.app.inject({ url: image });
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        ...[200, 'image/jpeg', 'public, max-age=31536000, immutable'],
      ]);
      expect(rawPayload.length).toBeLessThan(100_000);
    },
  );

  it('nobody has us draw what no page shows', async () => {
    const { image } = (await get('arcane/le-mat')).body.__META__ as { image: string };
    for (const odd of [image.replace('le-mat', 'le-mur'), image.replace(/-[0-9a-f]+\.jpg$/, '-0000000000.jpg')])
      expect((await app.app.inject({ url: odd })).statusCode, odd).toBe(404);
  });
});
