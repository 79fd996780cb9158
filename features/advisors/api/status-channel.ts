import { answerChannel, type Services } from '@solelune/contract/server';
import { statusChannel } from '../contract.ts';
import { nextChangeMs, statusAt } from '../engine/index.ts';
import { isSomebody } from './known-numbers.ts';
import { presenceFacts } from './status.repo.ts';

/** The longest that a timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;
/** Timers are not exact: looked at a moment too early, nothing would have changed. */
const AFTER_MS = 5;

const waiting = new WeakMap<Services, Map<string, NodeJS.Timeout>>();

/** A lease that ends is nobody's act: whoever follows has it read again then. Nobody follows any more: the timer finds nobody, and none comes after it. */
function lookAgain(services: Services, key: string, inMs: number | null): void {
  const timers = waiting.get(services) ?? new Map<string, NodeJS.Timeout>();
  waiting.set(services, timers);
  clearTimeout(timers.get(key));
  timers.delete(key);
  if (inMs === null) return;
  const timer = setTimeout(() => services.channels.changed(statusChannel, key), Math.min(inMs + AFTER_MS, LONGEST_MS));
  timers.set(key, timer.unref());
}

/** Nobody's number is offline: the indicator of a page that outlived its advisor stays calm. */
export const statusChannelAnswer = answerChannel(statusChannel, {
  key: ({ id }) => String(id),
  state: async (key, { db, services, now }) => {
    const id = Number(key);
    if (!(await isSomebody(db, services, id))) return { status: 'offline' as const };
    const facts = (await presenceFacts(db, services, [id], now)).get(id);
    if (!facts) return { status: 'offline' as const };
    const nowMs = now.epochMilliseconds;
    const next = nextChangeMs(facts, nowMs);
    lookAgain(services, key, next === null ? null : next - nowMs);
    return statusAt(facts, nowMs);
  },
});
