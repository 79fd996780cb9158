import { newId } from '@solelune/platform';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { momentWords } from '../web/moment-words.ts';
import { takeHours, talliesSince } from './hours.repo.ts';
import { momentsOf } from './moments.ts';

const at = (iso: string) => Temporal.Instant.from(iso);

describe('the moments of a plot', () => {
  it('end with the running one, in France', () => {
    const now = at('2026-11-17T23:20:00Z');
    const [hours, days, months] = [momentsOf('hour', now), momentsOf('day', now), momentsOf('month', now)];
    expect([hours.keys.length, hours.keys.at(-1), hours.shown.at(-1)]).toEqual([24, '2026-11-17T23', '2026-11-18T00']);
    expect([days.keys.length, days.keys.at(-1), days.since.toString()]).toEqual([
      30,
      '2026-11-18',
      '2026-10-19T22:00:00Z',
    ]);
    expect([months.keys.length, months.keys[0], months.since.toString()]).toEqual([
      12,
      '2025-12',
      '2025-11-30T23:00:00Z',
    ]);
  });

  it('keep both hours that an autumn night has twice, and tell them apart', () => {
    const { keys, shown } = momentsOf('hour', at('2026-10-25T05:00:00Z'));
    expect(new Set(keys).size).toBe(24);
    expect(shown.filter((hour) => hour === '2026-10-25T02')).toHaveLength(2);
    expect(new Set(momentWords(shown).map(({ name }) => name)).size).toBe(24);
  });
});

describe('what happened', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app?.close());

  const now = at('2026-11-17T16:40:00Z');
  const letter = (created: string, status: 'sent' | 'failed') =>
    app.transaction((tx) =>
      tx
        .insertInto('mail_outbox')
        .values({
          ...{ id: newId(), kind: 'account-welcome', recipient: 'a@exemple.fr', subject: 'Bienvenue', status },
          ...{ created_at: new Date(created), body: null, last_error: null, sent_at: null },
        })
        .execute(),
    );
  const tallies = async (step: 'hour' | 'day' | 'month') =>
    (await talliesSince(app.db, momentsOf(step, now).since, step))
      .filter(({ kind }) => kind.startsWith('letter'))
      .map(({ kind, moment, count }) => `${moment} ${kind} ${count}`)
      .toSorted();

  it('is told alike before it is counted, after, and for what comes next', async () => {
    await letter('2026-11-17T14:10:00Z', 'sent');
    await letter('2026-11-17T14:50:00Z', 'failed');
    // Already the 17th in Paris.
    await letter('2026-11-16T23:30:00Z', 'sent');
    await letter('2026-03-02T10:00:00Z', 'sent');
    const byHour = ['2026-11-16T23 letter 1', '2026-11-17T14 letter 1', '2026-11-17T14 letter-failed 1'];
    const byDay = ['2026-11-17 letter 2', '2026-11-17 letter-failed 1'];
    const byMonth = ['2026-03 letter 1', '2026-11 letter 2', '2026-11 letter-failed 1'];
    const all = async () => [await tallies('hour'), await tallies('day'), await tallies('month')];
    expect(await all()).toEqual([byHour, byDay, byMonth]);
    await app.transaction((tx) => takeHours(tx, now));
    const kept = await app.db
      .selectFrom('administration_hour')
      .select('kind')
      .where('kind', 'like', 'letter%')
      .execute();
    expect(kept).toHaveLength(4);
    expect(await all()).toEqual([byHour, byDay, byMonth]);
    await letter('2026-11-17T16:05:00Z', 'sent');
    expect(await tallies('day')).toEqual(['2026-11-17 letter 3', '2026-11-17 letter-failed 1']);
    await app.transaction((tx) => takeHours(tx, now));
    expect(await tallies('day')).toEqual(['2026-11-17 letter 3', '2026-11-17 letter-failed 1']);
  });

  it('of the last two days is counted again, so that a letter given up later is told; what is older stays', async () => {
    await app.transaction((tx) => tx.updateTable('mail_outbox').set({ status: 'failed' }).execute());
    await app.transaction((tx) => takeHours(tx, now));
    expect(await tallies('month')).toEqual(['2026-03 letter 1', '2026-11 letter-failed 4']);
  });
});
