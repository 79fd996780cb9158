import { auditLedger } from '@solelune/ledger';
import { type PaymentsApp, startPaymentsApp, typeCard } from '@solelune/payments/testing';
import { newId } from '@solelune/platform';
import { encodeInfos } from '@solelune/screen';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const LYON = '2996944';
const BIRTH = { firstname: 'Camille', birthdate: '1988-06-17', birthtime: '14:25', birthcity: LYON };
const infosOf = (changes: Record<string, string> = {}) => encodeInfos({ ...BIRTH, ...changes });
const today = () => Temporal.Now.zonedDateTimeISO('Europe/Paris').toPlainDate();
const CONSENTS = 'terms,make_now';
/** A book takes seconds; on a busy machine, many. */
const eventually = (check: () => Promise<void>, timeout: number) => vi.waitFor(check, { timeout, interval: 200 });

let app: PaymentsApp;
let camille: string;
let other: string;
beforeAll(async () => {
  app = await startPaymentsApp({ features: ['profile', 'locations', 'astrology', 'book'] });
});
afterAll(async () => {
  expect(await auditLedger(app.database.query)).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  [camille, other] = [await app.addMember(), await app.addMember()];
});

const post = (path: string, fields: Record<string, string>, token = camille) =>
  app.submit(`book/${path}.json`, fields, token);
const get = (path: string, token = camille) => app.get(`book/${path}.json`, token);
const orderOf = (changes: Record<string, string> = {}, token = camille) =>
  post('order', { infos: infosOf(), for_whom: 'self', ...changes }, token);

async function pay(order: string, token = camille, number?: string): Promise<void> {
  const { body } = await app.submit(
    'payment/order/pay.json',
    { id: order, way: 'checkout', consents: CONSENTS },
    token,
  );
  await typeCard(body.address, number);
  await app.submit('payment/order/look.json', { id: order }, token);
}
const list = async (token = camille) => (await get('mine', token)).body.books;
async function bought(changes: Record<string, string> = {}, token = camille): Promise<string> {
  const { body } = await orderOf(changes, token);
  await pay(body.order, token);
  return (await list(token))[0].id;
}
const letters = async (to: string, kind: string) =>
  (await app.services.mail.list(200)).filter((mail) => mail.recipient === to && mail.kind === kind);

describe('refusals', () => {
  it('ordering and owning are for members', async () => {
    for (const path of ['order', 'link', 'correct', 'give-up', 'gift/take'])
      expect((await app.submit(`book/${path}.json`, { id: newId() })).status, path).toBe(401);
    expect((await app.get('book/mine.json')).status).toBe(401);
  });

  it('a birth that is not whole says which part', async () => {
    const { status, body } = await post('cover', { infos: infosOf({ birthdate: '2988-06-17' }) });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['birthdate']]);
  });

  it('a gift has an address and a day within the year', async () => {
    const asked = await orderOf({ for_whom: 'gift' });
    expect([asked.status, Object.keys(asked.body.fields).sort()]).toEqual([422, ['gift_day', 'gift_email']]);
    const far = { gift_email: 'anna@exemple.fr', gift_day: today().add({ years: 2 }).toString() };
    expect((await orderOf({ for_whom: 'gift', ...far })).body.fields).toHaveProperty('gift_day');
    const past = { ...far, gift_day: today().subtract({ days: 1 }).toString() };
    expect((await orderOf({ for_whom: 'gift', ...past })).body.fields).toEqual({ gift_day: 'Ce jour est passé' });
  });

  it('without the waiver nothing is ordered', async () => {
    const { body } = await orderOf();
    const paid = await app.submit(
      'payment/order/pay.json',
      { id: body.order, way: 'checkout', consents: 'terms' },
      camille,
    );
    expect([paid.status, paid.body.fields]).toMatchObject([422, { make_now: expect.any(String) }]);
  });
});

it('the cover carries the sky of the birth, without an ascendant where there is no hour', async () => {
  const { body } = await post('cover', { infos: infosOf() }, '');
  expect(body).toMatchObject({ name: 'Camille', line: expect.stringContaining('17\u00A0juin 1988 à 14') });
  expect(body.sky.bodies).toHaveLength(10);
  expect(body.sky.ascendantDeg).toBeGreaterThan(0);
  const { birthtime: _, ...unknown } = BIRTH;
  expect((await post('cover', { infos: encodeInfos(unknown) })).body.sky.ascendantDeg).toBeNull();
});

describe('a book that is paid for', () => {
  it('is made, told of, and opened by its owner alone; then corrected and made again', async () => {
    const id = await bought({ note: 'Pour tes matins.' });
    await eventually(async () => expect((await get(`one/${id}`)).body.book.status).toBe('ready'), 150_000);
    const { book, cover, given } = (await get(`one/${id}`)).body;
    expect(given).toMatchObject({ ...BIRTH, birthcity: { id: LYON, label: expect.stringContaining('Lyon') } });
    expect(book).toMatchObject({ can_give_up: false, can_correct: true, corrections: 0, is_mine: true });
    expect(cover.name).toBe('Camille');
    expect(await letters(`${camille}@exemple.fr`, 'book-ready')).toHaveLength(1);

    for (const path of ['link', 'give-up']) expect((await post(path, { id }, other)).status, path).toBe(404);
    expect((await post('correct', { id, infos: infosOf() }, other)).status).toBe(404);
    expect((await get(`one/${id}`, other)).status).toBe(404);
    const { address } = (await post('link', { id })).body;
    const file = await app.app.inject({ url: address });
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

    expect((await post('give-up', { id })).status).toBe(409);
    const corrected = await post('correct', { id, infos: infosOf({ birthtime: '15:10' }) });
    expect(corrected.body.book).toMatchObject({ status: 'waiting', corrections: 1, can_give_up: false });
    await eventually(async () => expect((await get(`one/${id}`)).body.book.status).toBe('ready'), 150_000);
    const again = await app.app.inject({ url: (await post('link', { id })).body.address });
    expect(again.rawPayload.equals(file.rawPayload)).toBe(false);
    expect(await letters(`${camille}@exemple.fr`, 'book-ready')).toHaveLength(2);
  }, 400_000);
});

describe('a gift', () => {
  const inAMonth = () => today().add({ days: 30 }).toString();

  it('waits for the day before its day; until then it is given up in one press', async () => {
    const id = await bought({ for_whom: 'gift', gift_email: 'anna@exemple.fr', gift_day: inAMonth() });
    const { book } = (await get(`one/${id}`)).body;
    expect(book).toMatchObject({ status: 'waiting', can_give_up: true, gift_day: inAMonth(), gift_sent: false });
    expect((await post('give-up', { id }, other)).status).toBe(404);
    expect((await post('give-up', { id })).body.book.status).toBe('refunding');
    const paid = (await get(`one/${id}`)).body.book.order_id;
    await eventually(async () => {
      await app.submit('payment/order/look.json', { id: paid }, camille);
      expect((await get(`one/${id}`)).body.book.status).toBe('refunded');
    }, 30_000);
    expect((await post('give-up', { id })).status).toBe(409);
  }, 60_000);

  it('whose day has come is made and sent at once; whoever takes it owns it', async () => {
    const to = `anna-${newId()}@exemple.fr`;
    const { body } = await orderOf({
      for_whom: 'gift',
      gift_email: to,
      gift_day: today().toString(),
      note: 'Pour toi.',
    });
    // Whatever the hour of the test, nine o’clock of its day is past.
    await app.database.execute('update book_book set gift_day = gift_day - 1 where order_id = $1', [body.order]);
    await pay(body.order);
    const id = (await list())[0].id;
    await eventually(async () => expect((await get(`one/${id}`)).body.book.status).toBe('ready'), 150_000);
    await eventually(async () => expect(await letters(to, 'book-gift')).toHaveLength(1), 30_000);
    const secret = /\/livre-offert\/([\w-]+)/.exec((await letters(to, 'book-gift'))[0]?.text ?? '')?.[1] ?? '';
    expect((await app.get(`book/gift/${secret}.json`)).body).toMatchObject({ note: 'Pour toi.', taken: false });
    expect((await post('gift/take', { secret: 'x' }, other)).status).toBe(404);
    expect((await post('gift/take', { secret }, other)).body.id).toBe(id);
    expect((await post('gift/take', { secret })).status).toBe(409);
    expect((await post('link', { id }, other)).status).toBe(200);
    expect((await post('link', { id })).status).toBe(404);
    expect((await get(`one/${id}`)).body).toMatchObject({
      given: null,
      cover: null,
      book: { taken: true, is_mine: false },
    });
  }, 250_000);
});

it('a refused card makes no book', async () => {
  const { body } = await orderOf();
  await pay(body.order, camille, '4000000000000002');
  expect(await list()).toEqual([]);
});
