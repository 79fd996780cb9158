/** Birth charts as the text check composes them: births spread over a century and the inhabited Earth, always the same ones. */
import type { ComposedPages, Corpus } from '@solelune/corpus';
import { computeChart } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { balanceOf, strengthsOf } from '../engine/index.ts';
import { MOST_ORDERS } from './few-orders.ts';
import { natalReading } from './natal-reading.ts';

const ORB_DEG = 5;
const FIRST_MS = Date.UTC(1930, 0, 1);
const LAST_MS = Date.UTC(2026, 0, 1);
/** Steps that never come back to the same hour, place or season: multiples of the golden section. */
const GOLDEN = 0.618_033_988_749_894_9;
const share = (index: number, turn: number) => (index * GOLDEN * turn + 0.5 * turn) % 1;

/** When and where the birth of a number is. */
export const natalBirth = (index: number) => ({
  instant: Temporal.Instant.fromEpochMilliseconds(Math.round(FIRST_MS + share(index, 1) * (LAST_MS - FIRST_MS))),
  place: { latDeg: share(index, 3) * 110 - 50, lngDeg: share(index, 7) * 360 - 180 },
});

/** The chart of a birth by its number, and its reading. */
export function natalSample(corpus: Corpus, index: number) {
  const chart = computeChart(loadEphemeris(), { ...natalBirth(index), orbs: { defaultDeg: ORB_DEG } });
  const strengths = strengthsOf({ chart, orbDeg: ORB_DEG, timeKnown: true });
  return { chart, strengths, reading: natalReading(corpus, { chart, strengths, balance: balanceOf(chart, true) }) };
}

const CHECKED = 40;
const addresses = Array.from({ length: CHECKED }, (_, index) => `astrologie/theme-astral-gratuit/naissance-${index}`);

export const natalPages: ComposedPages = {
  name: 'astrology.natal-page',
  minWords: 3000,
  mostOrders: MOST_ORDERS,
  addresses,
  compose: (corpus, address) => {
    const { lead, parts } = natalSample(corpus, addresses.indexOf(address)).reading;
    return [`<p>${lead}</p>`, ...parts.map(({ html }) => html)].join('\n');
  },
};
