import { describe, expect, it, vi } from 'vitest';
import { openSteadyClock } from './clock.ts';

/** A machine, its database, and the time that really passes. */
function world() {
  const real = { ms: 1_000 };
  const machine = { aheadMs: 0 };
  const database = { aheadMs: 0, isThere: true };
  const EPOCH = Date.parse('2026-11-17T12:00:00Z');
  const warn = vi.fn();
  const clock = openSteadyClock({
    ...{ log: { warn }, everyMs: 10, elapsedMs: () => real.ms, machineMs: () => EPOCH + real.ms + machine.aheadMs },
    ask: async () => {
      if (!database.isThere) throw new Error('away');
      return EPOCH + real.ms + database.aheadMs;
    },
  });
  const aheadMs = () => clock.now().epochMilliseconds - EPOCH - real.ms;
  const compared = () => new Promise((resolve) => setTimeout(resolve, 40));
  return { real, machine, database, warn, clock, aheadMs, compared };
}

describe('the hour of the site', () => {
  it('goes on evenly when the clock of the machine is set, and says so once', async () => {
    const { real, machine, warn, clock, aheadMs, compared } = world();
    machine.aheadMs = 600_000;
    real.ms += 5_000;
    expect(aheadMs()).toBe(0);
    await compared();
    expect(aheadMs()).toBe(0);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toEqual({ aheadMs: 600_000 });
    clock.stop();
  });

  it('is the database’s, where the machine began with another', async () => {
    const { database, clock, aheadMs, compared } = world();
    database.aheadMs = -90_000;
    await compared();
    expect(aheadMs()).toBe(-90_000);
    clock.stop();
  });

  it('goes on while the database is away', async () => {
    const { real, database, clock, aheadMs, compared } = world();
    await compared();
    database.isThere = false;
    real.ms += 30_000;
    await compared();
    expect(aheadMs()).toBe(0);
    clock.stop();
  });
});
