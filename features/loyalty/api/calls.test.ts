import { auditLedger } from '@solelune/ledger';
import { newId } from '@solelune/platform';
import { type MemberTestApp, startMemberApp } from '@solelune/testing/app';
import { balanceOf } from '@solelune/wallet/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { earnForSignup } from './earn.ts';
import { earnForConsultation, earnForProfile, issueCoupon, useCoupon } from './index.ts';

const NOW = Temporal.Instant.from('2026-11-15T12:00:00Z');

let app: MemberTestApp;
let camille: string;
let other: string;
beforeAll(async () => {
  app = await startMemberApp({
    features: ['wallet', 'loyalty'],
    now: () => NOW,
  });
});
afterAll(async () => {
  expect(await auditLedger(app.database.query)).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  [camille, other] = [await app.addMember(), await app.addMember()];
});

const earn = (userId: string, euros: number) =>
  app.database.transaction((db) =>
    earnForConsultation(db, {
      userId,
      at: NOW,
      consultationId: newId(),
      amountCents: euros * 100,
      detail: 'Avec Maëlle',
    }),
  );
const read = (token = camille) => app.get('user/profile/rewardpoint.json', token);
const post = (path: string, fields: Record<string, string>, token = camille) =>
  app.submit(`user/profile/rewardpoint/${path}.json`, fields, token);
const swap = (offer: string, key: string = newId(), token = camille) => post('exchange', { offer, key }, token);
const redeem = (code: string, key: string = newId(), token = camille) => post('redeem', { code, key }, token);
const coupon = (terms: Partial<Parameters<typeof issueCoupon>[1]> = {}) =>
  app.database.transaction((db) =>
    issueCoupon(db, { userId: null, kind: 'suns', value: 200, validFrom: NOW, validUntil: null, ...terms }),
  ) as Promise<string>;

describe('refusals', () => {
  it('nobody is let in without a session', async () => {
    expect((await app.get('user/profile/rewardpoint.json')).status).toBe(401);
    for (const path of ['exchange', 'redeem'])
      expect((await app.post(`user/profile/rewardpoint/${path}.json`, '')).statusCode).toBe(401);
  });

  it('an offer that does not exist, a missing key, too few points', async () => {
    expect(await swap('suns-999999')).toMatchObject({ status: 422, body: { fields: { offer: expect.any(String) } } });
    expect(await post('exchange', { offer: 'suns-200' })).toMatchObject({
      status: 422,
      body: { fields: { key: expect.any(String) } },
    });
    await earn(camille, 80);
    const short = await swap('suns-200');
    expect(short.status).toBe(409);
    expect(short.body.error).toBe('Il vous manque 20\u00a0points pour cet échange.');
    expect((await read()).body).toMatchObject({ rewardpoint: 80, suns: 0 });
  });

  it('codes that are unknown, of someone else, too old, too new, or of the other kind', async () => {
    const hour = Temporal.Duration.from({ hours: 1 });
    const cases = [
      ['NEXISTEPAS', /n’existe pas/],
      [await coupon({ userId: other }), /n’existe pas/],
      [await coupon({ validFrom: NOW.subtract(hour), validUntil: NOW }), /plus valable/],
      [await coupon({ validFrom: NOW.add(hour) }), /pas encore/],
      [await coupon({ userId: camille, kind: 'percent', value: 10 }), /au moment de payer/],
    ] as const;
    for (const [code, sentence] of cases)
      expect(await redeem(code)).toMatchObject({
        status: 422,
        body: { fields: { code: expect.stringMatching(sentence) } },
      });
    expect((await balanceOf(app.database.query, camille)).suns).toBe(0);
  });
});

describe('points', () => {
  it('are none at first, with what they could buy', async () => {
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body).toMatchObject({ rewardpoint: 0, history: [], history_count: 0, suns: 0, sun_value_cents: 1 });
    expect(body.offers.length).toBeGreaterThan(3);
    expect(body.earning).toContainEqual({ reason: 'consultation', points: 1, per: 'euro' });
  });

  it('are earned once for the signup and the profile, and by each consultation', async () => {
    for (let time = 0; time < 2; time += 1) {
      await app.database.transaction((db) => earnForSignup(db, { userId: camille, at: NOW }));
      await app.database.transaction((db) => earnForProfile(db, { userId: camille, at: NOW }));
      await earn(camille, 96);
    }
    const { body } = await read();
    expect(body.rewardpoint).toBe(50 + 100 + 96 * 2);
    expect(body.history.map(({ label, amount }: { label: string; amount: number }) => [label, amount])).toEqual([
      ['Consultation', 96],
      ['Consultation', 96],
      ['Profil complété', 100],
      ['Bienvenue', 50],
    ]);
    expect((await read(other)).body.history).toEqual([]);
  });

  it('are not earned by less than a euro', async () => {
    const short = { userId: camille, at: NOW, consultationId: newId(), amountCents: 99 };
    expect(await app.database.transaction((db) => earnForConsultation(db, short))).toBeNull();
  });
});

describe('an exchange', () => {
  it('gives Suns, once per key', async () => {
    await earn(camille, 250);
    const key = newId();
    const first = await swap('suns-200', key);
    expect(first.body).toMatchObject({
      rewardpoint: 150,
      suns: 200,
      received: { kind: 'suns', value: 200, code: null },
    });
    expect((await swap('suns-200', key)).body).toEqual(first.body);
    expect((await swap('suns-1250', key)).status).toBe(409);
    expect((await swap('suns-200')).body).toMatchObject({ rewardpoint: 50, suns: 400 });
  });

  it('gives a coupon of one’s own, the same when asked again', async () => {
    await earn(camille, 300);
    const key = newId();
    const { body } = await swap('percent-10', key);
    const { code } = body.received;
    expect(body).toMatchObject({ rewardpoint: 50, suns: 0 });
    expect(body.coupons).toEqual([
      { code, kind: 'percent', value: 10, is_public: false, last_day: '2027-02-13', state: 'usable' },
    ]);
    expect((await swap('percent-10', key)).body).toEqual(body);
    expect((await read(other)).body.coupons).not.toContainEqual(expect.objectContaining({ code }));
  });

  it('asked for many times at once, is made as often as the points allow', async () => {
    await earn(camille, 320);
    const answers = await Promise.all(Array.from({ length: 8 }, () => swap('suns-200')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await read()).body).toMatchObject({ rewardpoint: 20, suns: 600 });
  });

  it('of another member’s key is another exchange', async () => {
    await Promise.all([earn(camille, 100), earn(other, 100)]);
    const key = newId();
    expect((await swap('suns-200', key)).status).toBe(200);
    expect((await swap('suns-200', key, other)).body).toMatchObject({ rewardpoint: 0, suns: 200 });
  });
});

describe('a coupon', () => {
  it('that is public gives its Suns once to each member', async () => {
    const code = await coupon({ code: 'automne 26', value: 300 });
    expect(code).toBe('AUTOMNE26');
    expect((await read()).body.coupons).toContainEqual(
      expect.objectContaining({ code, state: 'usable', is_public: true }),
    );
    const key = newId();
    expect((await redeem('Automne-26', key)).body).toMatchObject({ suns: 300, received: { kind: 'suns', value: 300 } });
    expect((await redeem('AUTOMNE26', key)).body.suns).toBe(300);
    expect((await redeem('AUTOMNE26')).body.fields.code).toMatch(/déjà utilisé/);
    expect((await redeem('AUTOMNE26', newId(), other)).body.suns).toBe(300);
    expect((await read()).body.coupons).toContainEqual(expect.objectContaining({ code, state: 'used' }));
    const again = { userId: null, kind: 'suns', value: 1, validFrom: NOW, validUntil: null } as const;
    expect(await app.database.transaction((db) => issueCoupon(db, { ...again, code }))).toBeNull();
  });

  it('is shown to whom it concerns, while it does', async () => {
    const validFrom = NOW.subtract({ hours: 2 });
    const over = { validFrom, validUntil: NOW.subtract({ hours: 1 }) };
    const codes = {
      own: await coupon({ userId: camille }),
      ownOver: await coupon({ userId: camille, ...over }),
      publicOver: await coupon(over),
      publicLater: await coupon({ validFrom: NOW.add({ hours: 1 }) }),
      others: await coupon({ userId: other }),
    };
    const shown = new Map<string, string>(
      (await read()).body.coupons.map((one: { code: string; state: string }) => [one.code, one.state]),
    );
    expect(shown.get(codes.own)).toBe('usable');
    expect(shown.get(codes.ownOver)).toBe('expired');
    for (const code of [codes.publicOver, codes.publicLater, codes.others]) expect(shown.has(code)).toBe(false);
  });

  it('used many times at once counts once', async () => {
    const code = await coupon({ userId: camille });
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await read()).body.suns).toBe(200);
  });

  it('of a percentage is used by a payment, and is still there when the payment fails', async () => {
    const code = await coupon({ userId: camille, kind: 'percent', value: 20 });
    const use = { userId: camille, code, kind: 'percent', purpose: 'payment:1', at: NOW } as const;
    const failing = app.database.transaction(async (db) => {
      await useCoupon(db, use);
      throw new Error('refused by the bank');
    });
    await expect(failing).rejects.toThrow('refused by the bank');
    const pay = (purpose: string) => app.database.transaction((db) => useCoupon(db, { ...use, purpose }));
    expect(await pay('payment:2')).toEqual({ kind: 'percent', value: 20 });
    expect(await pay('payment:2')).toEqual({ kind: 'percent', value: 20 });
    expect(await pay('payment:3')).toEqual({ refused: 'used' });
    expect((await read()).body.suns).toBe(0);
  });
});
