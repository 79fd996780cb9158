import { fail, type Handler, handle, type Services } from '@solelune/contract/server';
import { consultationSpendings } from '@solelune/payments/api';
import type { Reader } from '@solelune/platform';
import { lockMembers } from '@solelune/wallet/api';
import { type Guards, guards, limitSave, longDay, pauseStart } from '../../contract/guards.ts';
import { changeLimit, isPaused, limitAt, PERIODS, pauseUntil, spentIn } from '../../engine/guards/index.ts';
import { roomFor } from '../room/room.ts';
import { charterHandler, charterSignHandler } from './charter.ts';
import { limitsOf, pauseOf, saveLimit, savePause } from './guards.repo.ts';
import { earliestStart } from './may-consult.ts';
import { paidSecondsToday } from './paid-today.ts';

const iso = (at: Temporal.Instant): string => new Date(at.epochMilliseconds).toISOString();

async function view(db: Reader, services: Services, userId: string, now: Temporal.Instant): Promise<Guards> {
  const limits = await limitsOf(db, userId);
  const spendings = await consultationSpendings(db, services, userId, earliestStart(now));
  const until = await pauseOf(db, userId);
  return {
    limits: PERIODS.map((period) => {
      const { cents, later } = limitAt(limits[period], now);
      const waiting = later && { cents: later.cents, at: iso(later.at) };
      return { period, cents, spent_cents: spentIn(period, spendings, now), later: waiting };
    }),
    paused_until: until && isPaused(until, now) ? iso(until) : null,
  };
}

const guardsHandler = handle(guards, (_, { db, who, services, now }) => view(db, services, who.userId, now));

/** With the member locked, as a payment locks them: what is being paid for is judged by the old limit or by the new one, never by half of each. */
const limitSaveHandler = handle(limitSave, async ({ period, cents = null }, { db, who, services, now }) => {
  await lockMembers(db, [who.userId], now);
  const kept = (await limitsOf(db, who.userId))[period];
  await saveLimit(db, who.userId, period, changeLimit(kept, cents, now));
  return view(db, services, who.userId, now);
});

const pauseHandler = handle(pauseStart, async ({ pause }, { db, who, services, now }) => {
  await lockMembers(db, [who.userId], now);
  await savePause(db, who.userId, pauseUntil(pause, await pauseOf(db, who.userId), now));
  return view(db, services, who.userId, now);
});

const longDayHandler = handle(longDay, async ({ id }, { db, who, now }) => {
  const found = await roomFor(db, id, who.userId);
  if (found?.side !== 'member') return fail('not_found');
  return { other_seconds: await paidSecondsToday(db, { memberId: who.userId, but: id }, now) };
});

// A handler's input type differs from call to call; the list only needs their common shape.
// oxlint-disable-next-line typescript/no-explicit-any
export const guardsHandlers: Handler<any>[] = [
  ...[guardsHandler, limitSaveHandler, pauseHandler, longDayHandler],
  ...[charterHandler, charterSignHandler],
];
