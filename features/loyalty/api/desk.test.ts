import type { Role } from '@solelune/contract';
import { newId } from '@solelune/platform';
import { type MemberTestApp, startMemberApp, useClock } from '@solelune/testing/app';
import { balanceOf } from '@solelune/wallet/api';
import { afterAll, beforeAll, expect, it } from 'vitest';

const clock = useClock('2026-11-17T09:00:00Z');
const roles = new Map<string, Role[]>();
let app: MemberTestApp;
let [finance, support, camille] = ['', '', ''];
beforeAll(async () => {
  app = await startMemberApp({
    features: ['wallet', 'loyalty'],
    now: clock.now,
    identify: async (token) => ({ userId: token, sessionId: 's', roles: roles.get(token) ?? [] }),
  });
  [finance, support, camille] = [await app.addMember(), await app.addMember(), await app.addMember()];
  roles.set(finance, ['finance']);
  roles.set(support, ['support']);
});
afterAll(() => app?.close());

const send = (path: string, fields: Record<string, string>, token = finance) =>
  app.submit(`administration/coupons/${path}.json`, { reason: 'Une fête', ...fields }, token);
const GIVEN = { code: 'automne-26', kind: 'suns', value: '200' };
const redeem = (code: string) => app.submit('user/profile/rewardpoint/redeem.json', { code, key: newId() }, camille);
const list = async () => (await app.get('administration/coupons.json', finance)).body.rows;

it('are made by who may, within the house’s bounds, under a name that nobody took', async () => {
  expect((await app.get('administration/coupons.json', support)).status).toBe(404);
  expect((await send('issue', GIVEN, support)).status).toBe(404);
  expect((await send('issue', GIVEN, camille)).status).toBe(404);
  for (const [change, field] of [
    [{ code: 'été26' }, 'code'],
    [{ code: 'ABC' }, 'code'],
    [{ value: '9' }, 'value'],
    [{ value: '5001' }, 'value'],
    [{ kind: 'percent', value: '51' }, 'value'],
    [{ last_day: '2026-02-30' }, 'last_day'],
    [{ first_day: '2026-11-16' }, 'first_day'],
    [{ last_day: '2026-11-16' }, 'last_day'],
    [{ first_day: '2026-12-02', last_day: '2026-12-01' }, 'last_day'],
    [{ reason: '' }, 'reason'],
  ] as const)
    expect(await send('issue', { ...GIVEN, ...change })).toMatchObject({
      ...{ status: 422, body: { fields: { [field]: expect.any(String) } } },
    });
  const made = await send('issue', { ...GIVEN, last_day: '2026-11-18' });
  expect(made.body.coupon).toMatchObject({ code: 'AUTOMNE26', state: 'usable', last_day: '2026-11-18', used: 0 });
  expect((await send('issue', GIVEN)).body.fields).toHaveProperty('code');
});

it('give to each member once, to the end of their last day in Paris, and count it', async () => {
  clock.set(Temporal.Instant.from('2026-11-18T22:59:59Z'));
  expect((await redeem('automne 26')).status).toBe(200);
  expect((await redeem('automne 26')).status).toBe(422);
  expect(await list()).toMatchObject([{ code: 'AUTOMNE26', used: 1, state: 'usable' }]);
  clock.set(Temporal.Instant.from('2026-11-18T23:00:00Z'));
  expect(await list()).toMatchObject([{ code: 'AUTOMNE26', used: 1, state: 'expired' }]);
  expect((await send('end', { id: (await list())[0].id })).status).toBe(409);
});

it('end at once, what they gave stays given, and those that had not begun are gone', async () => {
  const { body } = await send('issue', { ...GIVEN, code: 'NOEL' });
  await redeem('noel');
  const suns = (await balanceOf(app.database.query, camille)).suns;
  expect(suns).toBe(400);
  expect((await send('end', { id: newId() })).status).toBe(404);
  clock.set(Temporal.Instant.from('2026-11-19T09:00:00Z'));
  expect((await send('end', { id: body.coupon.id })).body.coupon).toMatchObject({ state: 'expired', used: 1 });
  expect((await balanceOf(app.database.query, camille)).suns).toBe(suns);
  const later = await send('issue', { ...GIVEN, code: 'PRINTEMPS', first_day: '2027-03-20' });
  expect(later.body.coupon).toMatchObject({ state: 'not_yet', first_day: '2027-03-20' });
  expect((await redeem('printemps')).status).toBe(422);
  expect((await send('end', { id: later.body.coupon.id })).body.coupon).toBeNull();
  expect((await list()).map(({ code }: { code: string }) => code)).toEqual(['NOEL', 'AUTOMNE26']);
});
