import { plantAdvisor } from '@solelune/advisors/testing';
import { type PaymentsApp, startPaymentsApp } from '@solelune/payments/testing';
import { features } from '@solelune/server/features';
import { useClock } from '@solelune/testing/app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const NOW = Temporal.Now.instant().round('second');
const clock = useClock(NOW.toString());
let app: PaymentsApp;
let camille = '';
let slug = '';

beforeAll(async () => {
  app = await startPaymentsApp({ features: ['profile', 'advisors', 'consultations'], now: clock.now });
});
afterAll(() => app?.close());
beforeEach(async () => {
  camille = await app.addMember();
  const row = [camille, `m-${camille}`, '1988-06-17'];
  await app.database.execute('insert into profile_member (user_id, slug, birthdate) values ($1, $2, $3)', row);
  const prices = { written_cents: 3900, written_delay_hours: 48 };
  ({ slug } = await app.transaction((tx) => plantAdvisor(tx, prices)));
});

const guards = async (token = camille) => (await app.get('consultation/guards.json', token)).body;
const limit = (period: string, cents: number | '') =>
  app.submit('consultation/guards/limit.json', { period, cents: String(cents) }, camille);
const ask = () => app.submit('consultation/question/new.json', { slug, question: 'Une question' }, camille);
const pay = (id: string) =>
  app.submit('payment/order/pay.json', { id, way: 'checkout', consents: 'terms,start_now,intimate' }, camille);

it('is refused to nobody’s members, and to values that are none', async () => {
  expect((await app.get('consultation/guards.json')).status).toBe(401);
  expect((await app.submit('consultation/guards/limit.json', { period: 'day', cents: '100' })).status).toBe(401);
  expect((await app.submit('consultation/guards/pause.json', { pause: 'week' })).status).toBe(401);
  expect((await limit('year', 100)).status).toBe(422);
  expect((await limit('day', -1)).status).toBe(422);
  expect((await app.submit('consultation/guards/pause.json', { pause: 'day' }, camille)).status).toBe(422);
});

describe('limits', () => {
  it('hold at once when they are lower, after a day when they are higher, and are each member’s own', async () => {
    expect((await limit('week', 10_000)).body.limits[1]).toMatchObject({ cents: 10_000, later: null });
    const raised = (await limit('week', '')).body.limits[1];
    expect(raised).toMatchObject({ cents: 10_000, later: { cents: null } });
    clock.set(NOW.add({ hours: 24 }));
    expect((await guards()).limits[1]).toMatchObject({ cents: null, later: null });
    expect((await guards(await app.addMember())).limits.every(({ cents }: { cents: null }) => cents === null)).toBe(
      true,
    );
  });

  it('are asked when something is ordered, and again when it is paid for', async () => {
    await limit('day', 3899);
    const refused = await ask();
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('38,99')]);
    await app.database.execute('delete from consultations_limit');
    const { order } = (await ask()).body;
    await limit('month', 100);
    expect((await pay(order)).status).toBe(409);
    await app.database.execute('delete from consultations_limit');
    expect((await pay(order)).status).toBe(200);
  });

  it('count what may still be taken: two orders do not pass together what one alone may', async () => {
    await limit('day', 5000);
    const [one, two] = [(await ask()).body.order, (await ask()).body.order];
    const statuses = await Promise.all([pay(one), pay(two)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await guards()).limits[0]).toMatchObject({ cents: 5000, spent_cents: 3900 });
  });
});

describe('a pause', () => {
  it('closes everything that is sold by the advisor’s time, until it is over, and is not shortened', async () => {
    await app.submit('consultation/guards/pause.json', { pause: 'month' }, camille);
    const { paused_until } = (await app.submit('consultation/guards/pause.json', { pause: 'week' }, camille)).body;
    expect(Date.parse(paused_until) - NOW.epochMilliseconds).toBeGreaterThan(27 * 86_400_000);
    const refused = await ask();
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('pause')]);
    clock.set(Temporal.Instant.from(paused_until));
    expect((await ask()).status).toBe(200);
    expect((await guards()).paused_until).toBeNull();
  });
});

it('every product that is an advisor’s time says so', () => {
  const products = features.flatMap((feature) => feature.products ?? []);
  const sold = products.filter(({ kind }) => ['minutes', 'question', 'appointment'].includes(kind));
  expect(sold.filter(({ isConsultation }) => !isConsultation).map(({ kind }) => kind)).toEqual([]);
  expect(sold.map(({ kind }) => kind)).toContain('question');
});
