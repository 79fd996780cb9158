import { execFileSync } from 'node:child_process';
import { Browser, someone } from '@solelune/account/api/testing';
import { plantAdvisor } from '@solelune/advisors/testing';
import { bookAdvisorShare } from '@solelune/payments/api';
import { newId } from '@solelune/platform';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

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

describe('the statement of a month', () => {
  it('says every line of it, for its advisor alone, as long as they advise', async () => {
    const { here, userId } = await person(['advisor']);
    const { accountId } = await app.transaction((tx) => plantAdvisor(tx, { user_id: userId, name: 'Ysolde' }));
    const share = (label: string, at: string, cents: number) =>
      app.transaction((tx) =>
        bookAdvisorShare(
          tx,
          { orderId: newId(), deed: 'share', label, at: Temporal.Instant.from(at) },
          { advisorId: accountId, cents },
        ),
      );
    await share('Lettre à Jeanne', '2026-10-02T08:00:00Z', 1260);
    // Already November in Paris.
    await share('Tchat de minuit', '2026-10-31T23:30:00Z', 850);
    await share('Part reprise', '2026-11-03T09:00:00Z', -110);
    const link = (month: string, who = here) => who.post('console/statement/link.json', { month });
    const { body } = await link('2026-11');
    const file = await app.app.inject(body['address']);
    expect([file.headers['content-type'], file.rawPayload.subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ]);
    const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: file.rawPayload, encoding: 'utf8' });
    for (const words of [
      ...[/Relevé, novembre 2026/, /Ysolde/, /Mois en cours/, /Dû avant le mois\s+12,60/, /Vos parts, ce mois\s+8,50/],
      ...[/Versements et corrections\s+-1,10/, /Dû à la fin du mois\s+20,00/],
      ...[/1 novembre 2026\s+Tchat de minuit\s+8,50.€\s+21,10/, /Part reprise\s+-1,10.€\s+20,00/],
    ])
      expect(text).toMatch(words);
    expect(text).not.toContain('Jeanne');
    const october = await app.app.inject((await link('2026-10')).body['address']);
    expect(
      execFileSync('pdftotext', ['-layout', '-', '-'], { input: october.rawPayload, encoding: 'utf8' }),
    ).not.toContain('en cours');
    expect((await link('2026-12')).status).toBe(404);
    expect((await link('2026-13')).status).toBe(422);
    expect((await link('2026-11', (await person([])).here)).status).toBe(404);
    await app.transaction((tx) => tx.updateTable('account_user').set({ roles: [] }).where('id', '=', userId).execute());
    expect((await app.app.inject(body['address'])).statusCode).toBe(404);
  });
});
