import type { Logger } from './log/logger.ts';

export interface SteadyClock {
  now(): Temporal.Instant;
  stop(): void;
}

interface ClockOptions {
  /** What the database's clock shows, in milliseconds since 1970. */
  ask(): Promise<number>;
  log: Pick<Logger, 'warn'>;
  everyMs?: number;
  /** What no setting of the machine's clock moves; replaced in tests. */
  elapsedMs?: () => number;
  machineMs?: () => number;
}

const EVERY_MS = 10_000;
/** Machines that ask a time server agree to a few milliseconds: less than this is the way of the question. */
const AGREED_MS = 250;
/** An answer that was long under way says little about the hour. */
const LONGEST_ASKED_MS = 1000;

/**
 * The hour that the site lives by. It goes on evenly whatever is done to the machine's clock, and follows the database's, which all processes share:
 * one whose own clock was set wrong would otherwise end everybody's rooms, or bring tomorrow's pages (docs/decisions/0220).
 */
export function openSteadyClock(options: ClockOptions): SteadyClock {
  const { ask, log, everyMs = EVERY_MS, elapsedMs = () => performance.now(), machineMs = Date.now } = options;
  /** What is added to the time elapsed. */
  let base = machineMs() - elapsedMs();
  let isWrong = false;

  async function compare(): Promise<void> {
    const asked = elapsedMs();
    const there = await ask();
    const answered = elapsedMs();
    if (answered - asked > LONGEST_ASKED_MS) return;
    const here = (asked + answered) / 2;
    if (Math.abs(there - here - base) > AGREED_MS) base = there - here;
    tell(Math.round(machineMs() - elapsedMs() - base));
  }

  /** Once, until it is right again. */
  function tell(aheadMs: number): void {
    const wasWrong = isWrong;
    isWrong = Math.abs(aheadMs) > 4 * AGREED_MS;
    if (isWrong && !wasWrong)
      log.warn({ aheadMs }, 'the clock of this machine is not that of the database, which is followed');
  }

  // Away, or in trouble: the hour goes on as it was.
  const look = () => compare().catch(() => {});
  const timer = setInterval(look, everyMs);
  timer.unref();
  void look();
  return {
    now: () => Temporal.Instant.fromEpochNanoseconds(BigInt(Math.round((base + elapsedMs()) * 1000)) * 1000n),
    stop: () => clearInterval(timer),
  };
}
