import { plantAdvisor } from '@solelune/advisors/testing';
import { auditLedger } from '@solelune/ledger';
import { type PaymentsApp, startPaymentsApp } from '@solelune/payments/testing';
import { newId } from '@solelune/platform';
import { useClock } from '@solelune/testing/app';
import { eventually } from '@solelune/testing/eventually';
import { balanceOf, credit } from '@solelune/wallet/api';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saveAgenda } from './agenda.repo.ts';
import { nextFree } from './free-slots.ts';
import { appointmentJobs } from './jobs.ts';
import { racingSuite } from './testing/racing.suite.ts';

/** The next Monday, nine o’clock in UTC: the card page closes by the real clock, so the test cannot live in the past. */
const MONDAY = nextMonday();
const clock = useClock(MONDAY.toString());
const LIST = 'user/profile/appointment.json';
/** On the day that comes so long after that Monday, at an hour of UTC. */
const on = (days: number, hour: number): string =>
  new Date(MONDAY.add({ minutes: Math.round((days * 24 + hour - 9) * 60) }).epochMilliseconds).toISOString();
const dayIn = (days: number): string => on(days, 9).slice(0, 10);
const SLOT = on(1, 10);
const LATER = on(1, 13);

function nextMonday(): Temporal.Instant {
  const today = Temporal.Now.zonedDateTimeISO('UTC').startOfDay();
  return today.add({ days: 8 - today.dayOfWeek, hours: 9 }).toInstant();
}

let app: PaymentsApp;
let camille: string;
let other: string;
let maelle: { id: number; slug: string; user: string };
const advisorAccounts = new Set<string>();

beforeAll(async () => {
  app = await startPaymentsApp({
    features: ['advisors', 'appointments'],
    now: clock.now,
    identify: async (token) => ({
      ...{ userId: token, sessionId: 's', roles: advisorAccounts.has(token) ? (['advisor'] as const) : [] },
    }),
  });
});
afterAll(async () => {
  expect(await auditLedger(app.database.query)).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  [camille, other] = [await app.addMember(), await app.addMember()];
  const user = await app.addMember();
  advisorAccounts.add(user);
  const { id, slug } = await app.transaction(async (tx) => {
    const advisor = await plantAdvisor(tx, { user_id: user, name: 'Maëlle', portrait: 'maelle' });
    const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 9 * 60, to: 18 * 60 }));
    const settings = { exceptions: [], worksOnHolidays: true, bufferMinutes: 0, noticeMinutes: 60, horizonDays: 60 };
    await saveAgenda(tx, advisor.id, { weekly, ...settings });
    return advisor;
  });
  maelle = { id, slug, user };
});

const post = (path: string, fields: Record<string, string>, token = camille) =>
  app.submit(`appointment/${path}.json`, fields, token);
const holdOf = (changes: Record<string, string> = {}, token = camille) =>
  post(
    'hold',
    { slug: maelle.slug, starts_at: SLOT, minutes: '30', kind: 'phone', zone: 'America/Montreal', ...changes },
    token,
  );
const list = async (token = camille) => (await app.get(LIST, token)).body;
const suns = async (token = camille) => (await balanceOf(app.database.query, token)).suns;
const freeOf = async (minutes = 30) =>
  (await app.get(`appointment/slots/${maelle.slug}/${minutes}/${on(0, 0)}.json`)).body.slots as string[];
const letters = async (kind: string, userId = camille) =>
  (
    await app.database.query
      .selectFrom('mail_outbox')
      .select(['id', 'subject'])
      .where('recipient', '=', `${userId}@exemple.fr`)
      .where('kind', '=', kind)
      .execute()
  ).map(({ subject }) => subject);

const CONSENTS = 'terms,start_now';
const payOrder = (id: string, token = camille, more: Record<string, string> = {}) =>
  app.submit('payment/order/pay.json', { id, way: 'checkout', consents: CONSENTS, ...more }, token);

/** A good card, typed on the sandbox’s page, and back. */
async function payByCard(order: string, token = camille): Promise<void> {
  const { body } = await payOrder(order, token);
  await typeCard(body.address);
  await app.submit('payment/order/look.json', { id: order }, token);
}
const typeCard = (address: string) =>
  fetch(address, {
    ...{ method: 'POST', redirect: 'manual' },
    body: new URLSearchParams({ number: '4242424242424242' }),
  });

async function booked(changes: Record<string, string> = {}, token = camille): Promise<string> {
  const { body } = await holdOf(changes, token);
  await payByCard(body.order, token);
  const { upcoming } = await list(token);
  return upcoming.at(-1).id;
}

describe('refusals', () => {
  it('lists, holds and changes are for members; an advisor’s side is for advisors', async () => {
    expect((await app.get(LIST)).status).toBe(401);
    for (const path of ['hold', 'cancel', 'refund', 'propose', 'answer', 'calendar'])
      expect((await app.submit(`appointment/${path}.json`, { id: newId() })).status, path).toBe(401);
    for (const path of ['agenda', 'list'])
      expect((await app.get(`appointment/advisor/${path}.json`, camille)).status, path).toBe(404);
    expect((await post('advisor/cancel', { id: newId() })).status).toBe(404);
  });

  it('what is not theirs is not there, for members and for advisors', async () => {
    const id = await booked();
    for (const [path, more] of [
      ['cancel', {}],
      ['refund', { to: 'suns' }],
      ['propose', { starts_at: LATER }],
      ['answer', { accept: '1' }],
      ['calendar', {}],
    ] as const)
      expect((await post(path, { id, ...more }, other)).status, path).toBe(404);
    const stranger = await app.addMember();
    advisorAccounts.add(stranger);
    await app.transaction((tx) => plantAdvisor(tx, { user_id: stranger }));
    expect((await post('advisor/cancel', { id }, stranger)).status).toBe(404);
    expect((await list()).upcoming).toHaveLength(1);
  });

  it('an hour that is not given out, a way that is not offered, somebody who is not there', async () => {
    for (const starts_at of [on(1, 10 + 1 / 6), on(1, 20), on(0, 9.5), on(365, 10)])
      expect((await holdOf({ starts_at })).status, starts_at).toBe(409);
    expect((await holdOf({ starts_at: 'demain' })).status).toBe(422);
    expect((await holdOf({ minutes: '20' })).status).toBe(422);
    expect((await holdOf({ zone: 'Lune/Mer' })).status).toBe(422);
    expect((await holdOf({ slug: 'personne' })).status).toBe(404);
    expect((await app.get('appointment/booking/personne.json')).status).toBe(404);
  });
});

describe('booking', () => {
  it('is offered on the advisor’s page, held, paid, and then an appointment with its letters and its calendar file', async () => {
    const page = (await app.get(`appointment/booking/${maelle.slug}.json`)).body;
    expect(page).toMatchObject({ advisor: { name: 'Maëlle', zone: 'Europe/Paris' }, has_agenda: true, open: true });
    expect(page.ways).toContainEqual({ kind: 'phone', cents_per_minute: 320 });
    expect(page.slots).toContain(SLOT);
    const free = await nextFree(app.database.query, { advisorIds: [maelle.id], limit: 2, now: clock.now() });
    expect(free.get(maelle.id)?.map(({ startsAt }) => startsAt.toString())).toEqual([
      ...[MONDAY.add({ minutes: 60 }).toString(), MONDAY.add({ minutes: 90 }).toString()],
    ]);

    const held = await holdOf();
    expect(held).toMatchObject({ status: 200, body: { held_until: on(0, 9 + 1 / 6) } });
    expect(await freeOf()).not.toContain(SLOT);
    expect((await list()).upcoming).toEqual([]);
    const order = (await app.get(`payment/order/${held.body.order}.json`, camille)).body;
    expect(order.order).toMatchObject({ price_cents: 9600, label: expect.stringContaining('heure de Montréal') });
    expect(order.consents.map(({ name }: { name: string }) => name)).toEqual(['terms', 'start_now']);
    await payByCard(held.body.order);

    const { upcoming, past } = await list();
    expect(past).toEqual([]);
    expect(upcoming).toEqual([
      {
        id: expect.any(String),
        advisor: {
          ...{ user_id: maelle.id, slug: maelle.slug, display_name: 'Maëlle' },
          picture: expect.stringMatching(/^\/assets\/portraits\/maelle-/),
        },
        ...{ starts_at: SLOT, duration: 30, kind: 'phone', amount: 9600, status: 'booked' },
        ...{ advisor_zone: 'Europe/Paris', cancelled_by: null, refund: null, proposal: null },
      },
    ]);
    expect(await letters('appointments-booked')).toHaveLength(1);
    expect(await letters('appointments-advisor', maelle.user)).toHaveLength(1);
    const { address } = (await post('calendar', { id: upcoming[0].id })).body;
    const file = await app.app.inject(address);
    const found = new ICAL.Component(ICAL.parse(file.body)).getFirstSubcomponent('vevent');
    const event = new ICAL.Event(found ?? undefined);
    expect(event).toMatchObject({ uid: expect.stringContaining(upcoming[0].id), sequence: 0 });
    expect(event.startDate.toJSDate().toISOString()).toBe(SLOT);
  });

  it('asks for no early start when the hour comes after the fourteen days', async () => {
    const { body } = await holdOf({ starts_at: on(29, 10) });
    const order = (await app.get(`payment/order/${body.order}.json`, camille)).body;
    expect(order.consents.map(({ name }: { name: string }) => name)).toEqual(['terms']);
  });

  it('with Suns alone needs no card', async () => {
    await app.transaction((tx) =>
      credit(tx, {
        ...{ key: `gift:${camille}`, label: 'Cadeau', at: clock.now(), userId: camille },
        ...{ currency: 'suns', amount: 9600, source: 'issued' },
      }),
    );
    const { body } = await holdOf();
    expect((await payOrder(body.order, camille, { use_suns: '1' })).body.address).toBeNull();
    expect((await list()).upcoming).toHaveLength(1);
    expect(await suns()).toBe(0);
  });

  it('two who press at once: one has the hour, the other is told, and overlapping hours of another length count too', async () => {
    const answers = await Promise.all([holdOf(), holdOf({}, other), holdOf({ minutes: '60' }, await app.addMember())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toMatch(/vient d’être prise/);
  });

  it('an hour that was held and not paid is free again after ten minutes, and what held it cannot be paid any more', async () => {
    const first = (await holdOf()).body;
    expect((await holdOf({}, other)).status).toBe(409);
    clock.set(clock.now().add({ minutes: 9 }));
    expect((await holdOf({}, other)).status).toBe(409);
    clock.set(clock.now().add({ minutes: 1 }));
    expect(await freeOf()).toContain(SLOT);
    const second = (await holdOf({}, other)).body;
    await eventually(async () =>
      expect((await app.get(`payment/status/index/${first.order}.json`, camille)).body.status).toBe('cancelled'),
    );
    expect((await payOrder(first.order)).body).toMatchObject({ address: null, order: { status: 'cancelled' } });
    await payByCard(second.order, other);
    expect((await list(other)).upcoming).toHaveLength(1);
    expect((await list()).upcoming).toEqual([]);
  });

  it('one hold each: choosing another hour lets the first one go', async () => {
    await holdOf();
    expect((await holdOf({ starts_at: LATER })).status).toBe(200);
    expect(await freeOf()).toContain(SLOT);
    expect(await freeOf()).not.toContain(LATER);
  });

  it('a payment that comes after the ten minutes has the hour if it is still free, and everything back if it is not', async () => {
    const late = (await holdOf()).body;
    const { address } = (await payOrder(late.order)).body;
    await typeCard(address);
    clock.set(clock.now().add({ minutes: 11 }));
    const winner = (await holdOf({}, other)).body;
    await payByCard(winner.order, other);
    await app.submit('payment/order/look.json', { id: late.order }, camille);
    await eventually(async () => {
      await app.submit('payment/order/look.json', { id: late.order }, camille);
      const { status, refunded_cents } = (await app.get(`payment/status/index/${late.order}.json`, camille)).body;
      expect([status, refunded_cents]).toEqual(['refunded', 9600]);
    });
    expect(await letters('appointments-slot-lost')).toHaveLength(1);
    expect((await list(other)).upcoming).toHaveLength(1);
    expect((await list()).upcoming).toEqual([]);
  });

  it('nobody is in two places at once', async () => {
    await booked();
    const { slug } = await app.transaction(async (tx) => {
      const advisor = await plantAdvisor(tx);
      const weekly = [{ weekday: 2, from: 540, to: 1080 }];
      const settings = { exceptions: [], worksOnHolidays: true, bufferMinutes: 0, noticeMinutes: 0, horizonDays: 9 };
      await saveAgenda(tx, advisor.id, { weekly, ...settings });
      return advisor;
    });
    expect(await holdOf({ slug })).toMatchObject({ status: 409, body: { error: expect.stringMatching(/déjà/) } });
  });
});

describe('cancelling', () => {
  it('gives everything back in Suns at once, frees the hour, and is done once', async () => {
    const id = await booked();
    const gone = await post('cancel', { id });
    expect(gone).toMatchObject({
      status: 200,
      body: { suns: 9600, appointment: { status: 'cancelled', refund: 'suns' } },
    });
    expect(await suns()).toBe(9600);
    expect((await list()).upcoming).toEqual([]);
    expect((await list()).past).toHaveLength(1);
    expect(await freeOf()).toContain(SLOT);
    expect(await letters('appointments-cancelled')).toHaveLength(1);
    expect((await post('cancel', { id })).status).toBe(409);
    expect(await suns()).toBe(9600);
  });

  it('is not possible once it has begun', async () => {
    const id = await booked();
    clock.set(Temporal.Instant.from(SLOT));
    expect((await post('cancel', { id })).status).toBe(409);
    expect(await suns()).toBe(0);
  });

  it('by the advisor: the member chooses, once, between Suns and the card', async () => {
    const [inSuns, toCard] = [await booked(), await booked({ starts_at: LATER }, other)];
    for (const id of [inSuns, toCard]) expect((await post('advisor/cancel', { id }, maelle.user)).status).toBe(200);
    expect((await list()).past[0]).toMatchObject({ cancelled_by: 'advisor', refund: 'due' });
    expect((await post('refund', { id: inSuns, to: 'suns' })).body.appointment.refund).toBe('suns');
    expect(await suns()).toBe(9600);
    expect((await post('refund', { id: inSuns, to: 'card' })).status).toBe(409);
    expect((await post('refund', { id: toCard, to: 'card' }, other)).status).toBe(200);
    const purchases = async () => (await app.get('payment/purchases.json', other)).body.orders[0];
    await eventually(async () => {
      await app.submit('payment/order/look.json', { id: (await purchases()).id }, other);
      expect((await purchases()).status).toBe('refunded');
    });
    expect(await suns(other)).toBe(0);
  });

  it('by renouncing the contract: the card is refunded and the appointment goes with it', async () => {
    await booked();
    const { contracts } = (await app.get('payment/withdrawal/list.json', camille)).body;
    expect(contracts).toMatchObject([{ due_cents: 9600, units: 1, unused: 1 }]);
    const fields = { id: contracts[0].id, name: 'Camille', email: 'camille@exemple.fr' };
    expect((await app.submit('payment/withdrawal/confirm.json', fields, camille)).status).toBe(200);
    expect((await list()).upcoming).toEqual([]);
    expect(await freeOf()).toContain(SLOT);
  });
});

describe('another time', () => {
  it('the member proposes, the advisor accepts: the appointment moves, its file says so, and the old hour is free', async () => {
    const id = await booked();
    expect((await post('propose', { id, starts_at: on(1, 21) })).status).toBe(409);
    expect((await post('propose', { id, starts_at: LATER })).body.appointment.proposal).toEqual({
      ...{ made_by: 'member', starts_at: LATER },
    });
    // Nobody answers their own proposal.
    expect((await post('answer', { id, accept: '1' })).status).toBe(409);
    const seen = (await app.get('appointment/advisor/list.json', maelle.user)).body;
    expect(seen.appointments).toMatchObject([{ firstname: 'Camille', proposal: { made_by: 'member' } }]);
    expect((await post('advisor/answer', { id, accept: '1' }, maelle.user)).body.appointment).toMatchObject({
      ...{ starts_at: LATER, proposal: null },
    });
    expect((await list()).upcoming[0].starts_at).toBe(LATER);
    expect(await freeOf()).toContain(SLOT);
    expect(await letters('appointments-moved')).toHaveLength(1);
    const file = await app.app.inject((await post('calendar', { id })).body.address);
    expect(file.body).toContain('SEQUENCE:1\r\n');
  });

  it('the advisor proposes, even outside their hours: the member declines, or accepts what is still free', async () => {
    const id = await booked();
    const evening = on(1, 20);
    const offer = () => post('advisor/propose', { id, starts_at: evening }, maelle.user);
    expect((await offer()).status).toBe(200);
    expect(await letters('appointments-proposed')).toHaveLength(1);
    expect((await post('answer', { id, accept: '0' })).body.appointment).toMatchObject({
      starts_at: SLOT,
      proposal: null,
    });
    await offer();
    expect((await post('answer', { id, accept: '1' })).body.appointment.starts_at).toBe(evening);
    // An hour that somebody took between the proposal and its answer stays theirs.
    await post('advisor/propose', { id, starts_at: LATER }, maelle.user);
    await booked({ starts_at: LATER }, other);
    expect((await post('answer', { id, accept: '1' })).status).toBe(409);
    expect((await list()).upcoming[0].starts_at).toBe(evening);
  });
});

describe('reminders', () => {
  const run = (id: string, which: string, startsAt = SLOT) =>
    appointmentJobs(app)
      .find(({ name }) => name === 'appointments-remind')
      ?.run({ id, which, startsAt }, {} as never);

  it('are sent once, however often their job runs, and not for what was moved or cancelled', async () => {
    const id = await booked();
    await Promise.all([run(id, 'day'), run(id, 'day'), run(id, 'day', LATER)]);
    expect(await letters('appointments-reminder')).toHaveLength(1);
    await post('cancel', { id });
    await run(id, 'hour');
    expect(await letters('appointments-reminder')).toHaveLength(1);
  });

  it('wait under their keys, move with the appointment and go with it', async () => {
    const id = await booked({ starts_at: on(3, 10) });
    const waiting = async () =>
      (
        await app.database.execute(
          `select singleton_key, start_after from jobs.job where name = 'appointments-remind' and state = 'created' and singleton_key like $1 order by 2`,
          [`${id}%`],
        )
      ).rows.map((row) => (row as { start_after: Date }).start_after.toISOString());
    expect(await waiting()).toEqual([on(2, 10), on(3, 9)]);
    await post('propose', { id, starts_at: on(4, 10) });
    await post('advisor/answer', { id, accept: '1' }, maelle.user);
    expect(await waiting()).toEqual([on(3, 10), on(4, 9)]);
    await post('cancel', { id });
    expect(await waiting()).toEqual([]);
  });
});

describe('an agenda', () => {
  it('is read and replaced by its advisor alone, and what it says is what is free', async () => {
    const saved = {
      weekly: [{ weekday: 2, from: 600, to: 660 }],
      exceptions: [{ date: dayIn(8), hours: [] }],
      ...{ works_on_holidays: true, buffer_minutes: 0, notice_minutes: 0, horizon_days: 14 },
    };
    const send = (body: object, token: string) =>
      app.post('appointment/advisor/agenda/save.json', body, { authorization: `Bearer ${token}` });
    expect((await send(saved, camille)).statusCode).toBe(404);
    const odd = { ...saved, weekly: [{ weekday: 2, from: 660, to: 600 }] };
    expect((await send(odd, maelle.user)).json()).toMatchObject({
      code: 'invalid_input',
      fields: { weekly: expect.any(String) },
    });
    expect((await send(saved, maelle.user)).statusCode).toBe(200);
    expect((await app.get('appointment/advisor/agenda.json', maelle.user)).body).toEqual({
      zone: 'Europe/Paris',
      ...saved,
    });
    const ten = Temporal.PlainDate.from(dayIn(1)).toZonedDateTime({ timeZone: 'Europe/Paris', plainTime: '10:00' });
    expect(await freeOf()).toEqual(
      [0, 30].map((minutes) => new Date(ten.add({ minutes }).epochMilliseconds).toISOString()),
    );
  });
});

racingSuite(() => app, MONDAY);
