import { vi } from 'vitest';

/**
 * Far above what anything takes, on a machine eight times slower too: only what never happens is waited for so long. Who looks for a failure on a
 * quiet machine may have less: `PATIENCE_MS=10000 npx vitest …`.
 */
export const PATIENCE_MS = Number(process.env['PATIENCE_MS'] ?? 120_000);

/** Waits for a fact: until the check no longer throws; gives what it returned. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS, interval: 25 });
