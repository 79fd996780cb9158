import { type MemberTestApp, startMemberApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giveSuns, spendSuns } from './wallet-testing.ts';

let app: MemberTestApp;
let camille: string;
let other: string;
beforeAll(async () => {
  app = await startMemberApp({
    features: ['wallet'],
    environment: { SUN_VALUE_CENTS: '10' },
  });
  camille = await app.addMember();
  other = await app.addMember();
  for (const amount of [100, 20, 3]) await giveSuns(app.database, camille, amount);
  await spendSuns(app.database, camille, 50);
});
afterAll(() => app?.close());

const get = (path: string, token?: string) => app.get(`wallet/${path}`, token);

describe('wallet calls', () => {
  it.each(['balance.json', 'history/0/10.json'])('%s is for members', async (path) => {
    expect(await get(path)).toMatchObject({ status: 401, body: { code: 'login_required' } });
  });

  it.each(['history/-1/10.json', 'history/0/0.json', 'history/0/101.json', 'history/x/10.json'])(
    '%s is refused',
    async (path) => {
      expect(await get(path, camille)).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    },
  );

  it('tells the balance and its worth', async () => {
    expect((await get('balance.json', camille)).body).toEqual({ suns: 73, sun_value_cents: 10, value_cents: 730 });
  });

  it('tells the statement by pages, the newest first', async () => {
    const first = (await get('history/0/3.json', camille)).body;
    expect(first).toMatchObject({ count: 4, end: false });
    expect(
      first.lines.map((line: { amount: number; balance_after: number }) => [line.amount, line.balance_after]),
    ).toEqual([
      [-50, 73],
      [3, 123],
      [20, 120],
    ]);
    expect(first.lines[0]).toMatchObject({ operation: 'spend', label: 'Un mouvement', detail: null });
    const last = (await get('history/3/3.json', camille)).body;
    expect(last).toMatchObject({ end: true, lines: [{ amount: 100, balance_after: 100 }] });
  });

  it('shows a member only what is theirs', async () => {
    expect((await get('balance.json', other)).body.suns).toBe(0);
    expect((await get('history/0/10.json', other)).body).toEqual({ lines: [], count: 0, end: true });
  });
});
