import { Browser, someone } from '@solelune/account/api/testing';
import { plantAdvisor } from '@solelune/advisors/testing';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, expect, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: () => Temporal.Instant.from('2026-11-15T10:00:00Z') });
});
afterAll(() => app?.close());

async function person(roles: ['advisor'] | []): Promise<{ here: Browser; userId: string }> {
  const [here, email] = [new Browser(() => app), someone()];
  await here.signup(email);
  const { id } = await app.transaction((tx) =>
    tx.updateTable('account_user').set({ roles }).where('email', '=', email).returning('id').executeTakeFirstOrThrow(),
  );
  return { here, userId: id };
}

it('earnings are no member’s, no stranger’s, and nobody’s who has no page', async () => {
  expect((await new Browser(() => app).get('console/earnings.json')).status).toBe(404);
  expect((await (await person([])).here.get('console/earnings.json')).status).toBe(404);
  expect((await (await person(['advisor'])).here.get('console/earnings.json')).status).toBe(404);
});

it('an advisor reads their own month: this one, those before it, none to come', async () => {
  const { here, userId } = await person(['advisor']);
  await app.transaction((tx) => plantAdvisor(tx, { user_id: userId, name: 'Ondine' }));
  const now = await here.get('console/earnings.json');
  expect(now.body).toMatchObject({ advisor: { name: 'Ondine' }, month: '2026-11', previous: '2026-10', next: null });
  expect(now.body['days']).toEqual(Array.from({ length: 30 }, () => 0));
  expect((await here.get('console/earnings.json?month=2026-02')).body).toMatchObject({
    ...{ month: '2026-02', next: '2026-03', before_cents: 0, after_cents: 0, lines: [] },
  });
  expect((await here.get('console/earnings.json?month=2026-12')).status).toBe(404);
  expect((await here.get('console/earnings.json?month=2026-13')).status).toBe(422);
});
