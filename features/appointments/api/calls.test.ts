import { newId } from '@solelune/platform';
import { type MemberTestApp, startMemberApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NOW = Temporal.Instant.from('2026-11-15T12:00:00Z');
const LIST = 'user/profile/appointment.json';

let app: MemberTestApp;
beforeAll(async () => {
  app = await startMemberApp({
    features: ['appointments'],
    now: () => NOW,
  });
});
afterAll(() => app?.close());

const book = (userId: string, startsAt: string, status = 'booked') =>
  app.database.execute(
    `insert into appointments_appointment
       (id, user_id, advisor_id, advisor_slug, advisor_name, starts_at, duration_minutes, kind, amount_cents, status)
     values ($1, $2, 7, 'maelle', 'Maëlle', $3, 30, 'phone', 9600, $4)`,
    [newId(), userId, startsAt, status],
  );
const list = async (token: string) => (await app.get(LIST, token)).body;

describe('appointments', () => {
  it('are for members', async () => {
    expect((await app.get(LIST)).status).toBe(401);
  });

  it('are none at first', async () => {
    expect(await list(await app.addMember())).toEqual({ upcoming: [], past: [] });
  });

  it('are told with their advisor, the next one first, and the latest of the past first', async () => {
    const camille = await app.addMember();
    await book(camille, '2026-12-01T10:00:00Z');
    await book(camille, '2026-11-17T17:30:00Z');
    await book(camille, '2026-11-15T11:45:00Z');
    await book(camille, '2026-11-15T11:30:00Z');
    await book(camille, '2026-10-01T10:00:00Z', 'done');
    await book(camille, '2026-11-20T10:00:00Z', 'cancelled');
    const { upcoming, past } = await list(camille);
    const starts = (all: { starts_at: string }[]) => all.map(({ starts_at }) => starts_at.slice(0, 16));
    expect(starts(upcoming)).toEqual(['2026-11-15T11:45', '2026-11-17T17:30', '2026-12-01T10:00']);
    expect(starts(past)).toEqual(['2026-11-20T10:00', '2026-11-15T11:30', '2026-10-01T10:00']);
    expect(upcoming[1]).toEqual({
      id: expect.any(String),
      advisor: { user_id: 7, slug: 'maelle', display_name: 'Maëlle', picture: null },
      starts_at: '2026-11-17T17:30:00.000Z',
      duration: 30,
      kind: 'phone',
      amount: 9600,
      status: 'booked',
    });
  });

  it('are never those of another member', async () => {
    const [camille, other] = [await app.addMember(), await app.addMember()];
    await book(other, '2026-12-01T10:00:00Z');
    expect(await list(camille)).toEqual({ upcoming: [], past: [] });
  });
});
