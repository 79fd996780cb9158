import { accountBalances, auditLedger, trialBalance } from '@solelune/ledger';
import { typeCard } from '@solelune/payments/testing';
import { useClock } from '@solelune/testing/app';
import { eventually } from '@solelune/testing/eventually';
import { type PushService, pushedBrowser, startPushService } from '@solelune/testing/push';
import { balanceOf, credit } from '@solelune/wallet/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plantRoom, type RoomsApp, startRoomsApp } from '../testing/index.ts';
import { forgetDrafts } from './forget-drafts.ts';
import { lastConsulted } from './room.ts';

/** The card page closes by the real clock, so the test cannot live in the past. */
const START = Temporal.Now.instant().round('second');
const clock = useClock(START.toString());
let app: RoomsApp;
let push: PushService;
let camille: string;
let maelle: Awaited<ReturnType<RoomsApp['addAdvisor']>>;

beforeAll(async () => {
  push = await startPushService();
  app = await startRoomsApp({ now: clock.now, environment: { PUSH_SERVICES: push.origin } });
});
afterAll(async () => {
  expect(await auditLedger(app.database.query)).toEqual([]);
  await app.close();
  await push.close();
});
beforeEach(async () => {
  camille = await app.addMember();
  maelle = await app.addAdvisor();
});

const post = (path: string, fields: Record<string, string>, token = camille) =>
  app.submit(`consultation/${path}.json`, fields, token);
const at = (seconds: number) => clock.set(START.add({ seconds }));
const roomOf = async (id: string, token = camille) => (await app.get(`consultation/room/${id}.json`, token)).body;
const receiptOf = async (id: string, token = camille) => (await app.get(`consultation/receipt/${id}.json`, token)).body;

/** From one second to another, both prove every five seconds that they are there. */
async function together(id: string, from: number, to: number, who = [camille, maelle.userId]): Promise<void> {
  for (let second = from; second <= to; second += 5) {
    at(second);
    for (const token of who) await post('present', { id }, token);
  }
}
async function running(minutes = 10): Promise<string> {
  const id = await app.ask(camille, maelle, { minutes });
  expect((await post('answer', { id, answer: 'accept' }, maelle.userId)).body.phase).toBe('accepted');
  return id;
}

describe('asking', () => {
  it('is refused for an advisor who is not there, a way they do not take, and oneself', async () => {
    const chosen = { slug: maelle.slug, way: 'chat', minutes: '10' };
    expect((await post('new', { ...chosen, slug: 'personne' })).status).toBe(404);
    expect((await post('new', { ...chosen, way: 'pigeon' })).status).toBe(422);
    expect((await post('new', { ...chosen, minutes: '7' })).status).toBe(422);
    expect((await post('new', chosen, '')).status).toBe(401);
    expect((await post('new', chosen, maelle.userId)).status).toBe(409);
  });

  it('tells the advisor nothing before the money is held, and all of it afterwards', async () => {
    const { body } = await post('new', { slug: maelle.slug, way: 'chat', minutes: '10' });
    expect((await app.get(`consultation/room/${body.id}.json`, maelle.userId)).status).toBe(404);
    expect((await app.get('console/queue.json', maelle.userId)).body.waiting).toEqual([]);
    const id = await app.ask(camille, maelle);
    const queue = (await app.get('console/queue.json', maelle.userId)).body;
    expect(queue.waiting).toMatchObject([{ id, other: { name: 'Camille' }, phase: 'requested' }]);
  });

  it('reaches the advisor’s browser once the money is held, and names nobody', async () => {
    const ring = (subscription: string, token: string) => app.submit('console/ring.json', { subscription }, token);
    const browser = pushedBrowser(`${push.origin}/to/maelle`);
    expect((await ring(browser.subscription, camille)).status).toBe(404);
    expect((await ring(pushedBrowser('https://example.org/push').subscription, maelle.userId)).status).toBe(422);
    expect((await ring(browser.subscription, maelle.userId)).status).toBe(200);
    await post('new', { slug: maelle.slug, way: 'chat', minutes: '10' });
    expect(push.brought).toEqual([]);
    await app.ask(camille, maelle);
    await eventually(() => expect(push.brought).toHaveLength(1));
    const told = browser.read(push.brought[0]?.body ?? Buffer.alloc(0));
    expect(told).toMatchObject({ title: 'Quelqu’un vous demande', url: '/console' });
    expect(JSON.stringify(told)).not.toContain('Camille');
  });

  it('one at a time', async () => {
    await app.ask(camille, maelle);
    expect((await post('new', { slug: maelle.slug, way: 'chat', minutes: '10' })).status).toBe(409);
  });

  it('is forgotten where nobody paid for it, a week later and no sooner', async () => {
    const draft = (await post('new', { slug: maelle.slug, way: 'chat', minutes: '10' })).body.id;
    const paid = await app.ask(camille, maelle);
    at(7 * 86_400);
    await forgetDrafts(app);
    expect((await roomOf(draft)).phase).toBe('none');
    at(9 * 86_400);
    expect(await forgetDrafts(app)).toBeGreaterThan(0);
    expect((await app.get(`consultation/room/${draft}.json`, camille)).status).toBe(404);
    expect((await roomOf(paid)).phase).toBe('requested');
  });

  it.each(['decline', 'cancel', 'miss'] as const)('%s: nobody pays, and the hold is let go', async (how) => {
    const id = await app.ask(camille, maelle);
    if (how === 'decline') await post('answer', { id, answer: 'decline' }, maelle.userId);
    if (how === 'cancel') await post('cancel', { id });
    if (how === 'miss') at(61);
    await app.sweep();
    const { phase, paid } = await receiptOf(id);
    expect(phase).toBe({ decline: 'declined', cancel: 'cancelled', miss: 'missed' }[how]);
    await app.sweep();
    const [order] = (await receiptOf(id)).orders;
    const looked = await app.submit('payment/order/look.json', { id: order }, camille);
    expect([paid?.card_cents ?? 0, looked.body.status]).toEqual([0, 'cancelled']);
  });
});

describe('the charter', () => {
  it('is signed before anybody is accepted, and after it they are; to decline needs none', async () => {
    const unsigned = await app.addAdvisor({ unsigned: true });
    const answer = (id: string, word: string) => post('answer', { id, answer: word }, unsigned.userId);
    const first = await app.ask(camille, unsigned);
    const refused = await answer(first, 'accept');
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('Signez d’abord la charte')]);
    expect((await roomOf(first)).phase).toBe('requested');
    expect((await answer(first, 'decline')).body.phase).toBe('declined');
    const second = await app.ask(camille, unsigned);
    const sign = (agreed: string) => app.submit('consultation/advisor/charter/sign.json', { agreed }, unsigned.userId);
    expect((await sign('')).status).toBe(422);
    expect((await answer(second, 'accept')).status).toBe(409);
    expect((await sign('1')).status).toBe(200);
    expect((await answer(second, 'accept')).body.phase).toBe('accepted');
  });
});

describe('what the advisor earns', () => {
  /** What the house owes them, in cents. */
  const owed = async (): Promise<number> =>
    (await accountBalances(app.db)).find(
      ({ account: { owner } }) => owner.kind === 'advisor' && owner.id === maelle.accountId,
    )?.balance ?? 0;
  const giveSuns = (amount: number) =>
    app.transaction((tx) =>
      credit(tx, {
        ...{ userId: camille, currency: 'suns', amount, key: `earned:${camille}`, label: 'Essai' },
        source: 'issued',
        at: START,
      }),
    );
  async function talked(suns: boolean): Promise<void> {
    const id = await app.ask(camille, maelle, { suns });
    await post('answer', { id, answer: 'accept' }, maelle.userId);
    expect(await owed()).toBe(0);
    await together(id, 10, 190);
    await post('end', { id });
    for (const order of (await receiptOf(id)).orders)
      await app.submit('payment/order/look.json', { id: order }, camille);
    // Asked again, it is still once.
    await app.sweep();
  }

  it.each([
    ['a card', 0],
    ['Suns and a card', 300],
    ['Suns alone', 5000],
  ])('is the same, paid by %s: 60 % of two minutes before tax, and the books sum to nothing', async (_, suns) => {
    if (suns > 0) await giveSuns(suns);
    await talked(suns > 0);
    // 5,60 € with tax, 4,67 € without.
    expect(await owed()).toBe(Math.floor((467 * 60) / 100));
    expect((await trialBalance(app.db)).filter(({ total }) => total !== 0)).toEqual([]);
  });

  it('is nothing where nothing was counted', async () => {
    const id = await running();
    await together(id, 10, 60);
    await post('end', { id });
    const free = await running();
    await together(free, 70, 250);
    await post('end', { id: free, free: '1' }, maelle.userId);
    expect(await owed()).toBe(0);
  });
});

describe('talking', () => {
  it('keeps once what is sent twice, numbers it, and gives it to both', async () => {
    const id = await running();
    await together(id, 0, 5);
    const first = await post('send', { id, key: 'a', text: 'Bonsoir' });
    const again = await post('send', { id, key: 'a', text: 'Bonsoir' });
    const other = await post('send', { id, key: 'a', text: 'Bonsoir Camille' }, maelle.userId);
    expect([first.body.number, again.body.number, other.body.number]).toEqual([1, 1, 2]);
    const { messages } = await roomOf(id, maelle.userId);
    expect(messages.map(({ by, text }: { by: string; text: string }) => [by, text])).toEqual([
      ['member', 'Bonsoir'],
      ['advisor', 'Bonsoir Camille'],
    ]);
  });

  it('keeps together what many write at once: each once, in order, and one’s refusal is nobody else’s', async () => {
    const rooms = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const [member, advisor] = [await app.addMember(), await app.addAdvisor()];
        const of = { memberId: member, advisorId: advisor.id };
        return { member, ...(await app.transaction((tx) => plantRoom(tx, { services: app.services, at: START }, of))) };
      }),
    );
    const keys = Array.from({ length: 20 }, (_, index) => String(index % 15));
    const sent = await Promise.all([
      ...rooms.flatMap(({ id, member }) =>
        keys.map((key) => post('send', { id, key, text: `Message ${key}` }, member)),
      ),
      post('send', { id: rooms[0]?.id ?? '', key: 'x', text: 'Un intrus' }),
    ]);
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(sent.at(-1)?.status).toBe(404);
    for (const { id, member } of rooms) {
      const { messages } = await roomOf(id, member);
      expect(messages.map(({ number, key }: { number: number; key: string }) => [number, key])).toEqual(
        Array.from({ length: 15 }, (_, index) => [index + 1, String(index)]),
      );
    }
  });

  it('seals what was said: neither the table nor the log of the channel can be read', async () => {
    const id = await running();
    await post('send', { id, key: 'a', text: 'Un secret bien gardé' });
    const { rows } = await app.database.execute(
      `select (select string_agg(body, ' ') from consultations_message) || (select string_agg(payload::text, ' ') from channel_log) as all`,
    );
    expect(rows[0]?.all).not.toContain('secret');
    expect(rows[0]?.all).toContain('"message"');
  });

  it('counts only while both prove that they are there', async () => {
    const id = await running();
    await together(id, 10, 130);
    // Camille is gone from 130 on; Maëlle stays.
    await together(id, 135, 200, [maelle.userId]);
    expect((await roomOf(id)).phase).toBe('paused');
    await together(id, 205, 265);
    expect((await post('end', { id })).body.phase).toBe('ended');
    const { meter, lines, paused_seconds } = await receiptOf(id);
    expect([meter.seconds, meter.billedSeconds, meter.amountCents, paused_seconds]).toEqual([180, 120, 560, 75]);
    const kinds = lines.map(({ kind }: { kind: string }) => kind);
    expect(kinds.slice(-5)).toEqual(['connected', 'paused', 'resumed', 'ended', 'settled']);
  });

  it('takes what was used and lets the rest go', async () => {
    const id = await running();
    await together(id, 10, 190);
    await post('end', { id }, maelle.userId);
    const [order] = (await receiptOf(id)).orders;
    await app.submit('payment/order/look.json', { id: order }, camille);
    expect((await receiptOf(id)).paid).toEqual({ card_cents: 560, suns: 0, off_cents: 0, released_cents: 2240 });
    expect((await receiptOf(id, maelle.userId)).paid).toBeNull();
  });

  it('is paid in Suns where the member wants it, and the rest of them come back', async () => {
    await app.transaction((tx) =>
      credit(tx, {
        ...{ userId: camille, currency: 'suns', amount: 5000, key: `test:${camille}`, label: 'Essai' },
        source: 'issued',
        at: START,
      }),
    );
    const id = await app.ask(camille, maelle, { suns: true });
    await post('answer', { id, answer: 'accept' }, maelle.userId);
    await together(id, 10, 190);
    await post('end', { id });
    const [order] = (await receiptOf(id)).orders;
    await app.submit('payment/order/look.json', { id: order }, camille);
    const { paid } = await receiptOf(id);
    expect(paid.card_cents).toBe(0);
    expect((await balanceOf(app.db, camille)).suns).toBe(5000 - paid.suns);
    expect(paid.suns).toBeGreaterThan(0);
  });

  it('a call is proven by sound alone: taking one’s leave of it proves nothing', async () => {
    const at0 = { services: app.services, at: START };
    const of = { memberId: camille, advisorId: maelle.id, way: 'call' as const };
    const { id } = await app.transaction((tx) => plantRoom(tx, at0, { ...of, phase: 'accepted' }));
    const heard = async (second: number) => {
      at(second);
      for (const token of [camille, maelle.userId]) await post('present', { id, joined: '1' }, token);
    };
    for (let second = 0; second <= 70; second += 5) await heard(second);
    at(80);
    await post('present', { id, joined: '' });
    await post('end', { id });
    expect((await receiptOf(id)).meter.seconds).toBe(70);
  });

  it('is free where the advisor says so, and only the advisor can', async () => {
    const id = await running();
    await together(id, 10, 190);
    await post('end', { id, free: '1' }, maelle.userId);
    expect((await receiptOf(id)).meter.amountCents).toBe(0);
    const second = await running();
    await together(second, 200, 380);
    await post('end', { id: second, free: '1' });
    expect((await receiptOf(second)).meter.amountCents).toBe(560);
  });

  it('warns two minutes before the cap, stays open 30 s unbilled, and ends', async () => {
    const id = await running(5);
    await together(id, 10, 260);
    expect((await roomOf(id)).log.map(({ event }: { event: { kind: string } }) => event.kind)).toContain('warned');
    await together(id, 265, 395);
    expect((await roomOf(id)).phase).toBe('running');
    await together(id, 400, 405);
    await app.sweep();
    const { phase, meter, lines } = await receiptOf(id);
    expect([phase, meter.amountCents]).toEqual(['settled', 1400]);
    expect(lines.find(({ kind }: { kind: string }) => kind === 'ended').detail).toBe('cap');
  });

  it('is extended by a hold of its own, and by nothing less', async () => {
    const id = await running(5);
    await together(id, 10, 300);
    expect((await post('extend', { id, minutes: '10' }, maelle.userId)).status).toBe(404);
    const { order, cents } = (await post('extend', { id, minutes: '10' })).body;
    expect(cents).toBe(2800);
    expect((await roomOf(id)).cap_seconds).toBe(300);
    const paying = { id: order, way: 'checkout', consents: 'terms,start_now' };
    const { address } = (await app.submit('payment/order/pay.json', paying, camille)).body;
    await typeCard(address, '4000000000000002');
    await app.submit('payment/order/look.json', { id: order }, camille);
    expect((await roomOf(id)).cap_seconds).toBe(300);
    const again = (await app.submit('payment/order/pay.json', paying, camille)).body;
    await typeCard(again.address);
    await app.submit('payment/order/look.json', { id: order }, camille);
    expect((await roomOf(id)).cap_seconds).toBe(900);
    await together(id, 305, 490);
    await post('end', { id });
    expect((await receiptOf(id)).meter).toMatchObject({ seconds: 480, amountCents: 1960 });
    for (const one of (await receiptOf(id)).orders) await app.submit('payment/order/look.json', { id: one }, camille);
    expect((await receiptOf(id)).paid).toMatchObject({ card_cents: 1960, released_cents: 2240 });
  });

  it('ends by itself five minutes after somebody left, and when both did', async () => {
    const id = await running();
    await together(id, 10, 130);
    at(150);
    await app.sweep();
    expect((await roomOf(id)).phase).toBe('paused');
    at(431);
    await app.sweep();
    expect(await receiptOf(id)).toMatchObject({ phase: 'settled', meter: { seconds: 120 } });
  });

  it('fails without a charge when nobody comes', async () => {
    const id = await running();
    at(125);
    await app.sweep();
    expect(await receiptOf(id)).toMatchObject({ phase: 'failed', meter: { amountCents: 0 } });
  });

  it('makes the advisor busy, and a member may write a review afterwards', async () => {
    const id = await running();
    const second = await app.addMember();
    const waiting = await app.ask(second, maelle);
    expect((await post('answer', { id: waiting, answer: 'accept' }, maelle.userId)).status).toBe(409);
    await together(id, 10, 50);
    expect(await lastConsulted(app.db, camille, maelle.id)).toBeNull();
    await post('end', { id });
    expect(await lastConsulted(app.db, camille, maelle.id)).not.toBeNull();
    expect((await post('answer', { id: waiting, answer: 'accept' }, maelle.userId)).body.phase).toBe('accepted');
  });

  it('is found again among the activities of the member, by its receipt', async () => {
    const id = await running();
    await together(id, 10, 100);
    await post('end', { id });
    const { activities } = (await app.get('user/profile/activity/index/0/10/consultation.json', camille)).body;
    expect(activities).toMatchObject([{ title: 'Maëlle, par tchat', address: `/consultation/${id}/recu` }]);
  });

  it('a word of the advisor is written afterwards, and read by the member', async () => {
    const id = await running();
    await together(id, 10, 100);
    expect((await post('summary', { id, text: 'Le mot' }, maelle.userId)).status).toBe(409);
    await post('end', { id });
    expect((await post('summary', { id, text: 'Le mot' })).status).toBe(404);
    await post('summary', { id, text: 'Le mot' }, maelle.userId);
    expect((await receiptOf(id)).summary).toBe('Le mot');
  });
});
