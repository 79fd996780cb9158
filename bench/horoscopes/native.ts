/** The same work with the Swiss Ephemeris in C, brought into a temporary folder for the comparison alone (see bench/sky/reference.ts). */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileNative, fetchDebianPackages } from '../sky/reference.ts';

export interface NativeTimes {
  p50: number;
  p99: number;
  /** How many instants it found in all rounds: a measure that both sides did the same work. */
  found: number;
}

/** Null where the library cannot be fetched on this machine, which is said. */
export function openNative(log: (line: string) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'horoscopes-bench-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const root = fetchDebianPackages(folder);
    const { binary, data } = compileNative(folder, root, join(import.meta.dirname, 'native-events.c'));
    const run = (work: string, rounds: number): NativeTimes => {
      const line = execFileSync(binary, [data, work, String(rounds)], { encoding: 'utf8' });
      const [, p50, p99, found] = line.trim().split(' ').map(Number) as [number, number, number, number];
      return { p50, p99, found };
    };
    return { run, remove };
  } catch (error) {
    log(`the C library could not be fetched: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    remove();
    return null;
  }
}
