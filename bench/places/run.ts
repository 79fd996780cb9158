/**
 * How fast and how large the place search is, on this machine: npm run bench:places
 * Goals: load under 150 ms, under 60 MB, p99 of a search under 0.2 ms in the process.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type PlaceIndex, placeById, searchPlaces } from '@solelune/places';
import { loadPlaces } from '@solelune/places/node';
import { queryKinds } from './queries.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const before = settledBytes();
const loadStart = performance.now();
const index = loadPlaces();
const loadMs = performance.now() - loadStart;
const after = settledBytes();

console.log(`places          ${index.count.toLocaleString('fr')}`);
console.log(`keys            ${(index.names.row.length + index.aliases.row.length).toLocaleString('fr')}`);
console.log(`load, first     ${loadMs.toFixed(1)} ms`);
goal('load, best of 5', Math.min(...timeLoads()), 150, 'ms');
goal('memory (heap)', (after.heap - before.heap) / 1e6, 60, 'MB');
goal('memory (rss)', (after.rss - before.rss) / 1e6, 60, 'MB');

const kinds = queryKinds(index);
for (const queries of Object.values(kinds)) for (const query of queries.slice(0, 2000)) searchPlaces(index, query);
console.log('\nsearch          queries    p50 ms    p99 ms    max ms');
const all: number[] = [];
for (const [name, queries] of Object.entries(kinds)) {
  const times = timeSearches(index, queries);
  all.push(...times);
  report(name, times);
}
report('all', all);
goal('p99 of all', percentile(all, 0.99), 0.2, 'ms');

const ids = Array.from({ length: 20_000 }, (_, row) => searchIdOf(index, row));
const idStart = performance.now();
for (const id of ids) placeById(index, id);
console.log(`by id           ${(((performance.now() - idStart) / ids.length) * 1000).toFixed(2)} µs each`);

/** Each search is timed three times and the middle time kept: a busy machine interrupts any one of them. */
function timeSearches(places: PlaceIndex, queries: string[]): number[] {
  return queries.map((query) => {
    const times = [0, 1, 2].map(() => {
      const start = performance.now();
      searchPlaces(places, query);
      return performance.now() - start;
    });
    return percentile(times, 0.5);
  });
}

function timeLoads(): number[] {
  return Array.from({ length: 5 }, () => {
    const start = performance.now();
    loadPlaces();
    return performance.now() - start;
  });
}

function searchIdOf({ columns, count }: PlaceIndex, row: number): string {
  const id = columns.id[(row * 7919) % count] as number;
  return id < 0x8000_0000 ? String(id) : 'insee-75115';
}

function report(name: string, times: number[]): void {
  const cells = [percentile(times, 0.5), percentile(times, 0.99), Math.max(...times)].map((ms) =>
    ms.toFixed(3).padStart(10),
  );
  console.log(`${name.padEnd(16)}${String(times.length).padStart(7)}${cells.join('')}`);
}

function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function goal(name: string, value: number, limit: number, unit: string): void {
  const met = value < limit;
  console.log(`${name.padEnd(16)}${value.toFixed(3)} ${unit} (goal: under ${limit}) ${met ? 'met' : 'MISSED'}`);
  if (!met) process.exitCode = 1;
}

function settledBytes(): { heap: number; rss: number } {
  collectGarbage();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, rss };
}
