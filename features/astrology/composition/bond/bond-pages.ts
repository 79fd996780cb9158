/** Bonds as the text check and the tests compose them: pairs of births spread over a century and the inhabited Earth, always the same ones. */
import type { ComposedPages, Corpus } from '@solelune/corpus';
import { computeChart } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import type { SkyOfOne } from '../../engine/synastry/index.ts';
import { MOST_ORDERS } from '../few-orders.ts';
import { bondOf } from './bond-given.ts';
import { bondReading } from './bond-reading.ts';
import { skyOfChart } from './sky-of-chart.ts';

const NAMES = ['Camille', 'Anna', 'Noé', 'Yann', 'Inès', 'Hugo', 'Élise', 'Héloïse'];
const FIRST_MS = Date.UTC(1930, 0, 1);
const LAST_MS = Date.UTC(2008, 0, 1);

/** Numbers that look drawn by lot and never change (mulberry32): steps of the golden section would put all pairs the same way apart. */
function drawnFrom(seed: number): () => number {
  let state = (seed * 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function skyAt(index: number): SkyOfOne {
  const draw = drawnFrom(index + 1);
  const instant = Temporal.Instant.fromEpochMilliseconds(Math.round(FIRST_MS + draw() * (LAST_MS - FIRST_MS)));
  const place = { latDeg: draw() * 110 - 50, lngDeg: draw() * 360 - 180 };
  return skyOfChart(computeChart(loadEphemeris(), { instant, place }));
}

/** The pair of a number: half of them have no names. */
export function bondSample(corpus: Corpus, index: number) {
  const bond = bondOf(skyAt(2 * index), skyAt(2 * index + 1));
  const nameAt = (at: number) => (index % 2 === 0 ? (NAMES[at % NAMES.length] as string) : '');
  const names = { one: nameAt(index), other: nameAt(index + 3) };
  return { bond, names, reading: bondReading(corpus, bond, names) };
}

const CHECKED = 40;
const addresses = Array.from({ length: CHECKED }, (_, index) => `astrologie/compatibilite-amoureuse/lien-${index}`);

export const bondPages: ComposedPages = {
  name: 'astrology.bond-page',
  minWords: 900,
  mostOrders: MOST_ORDERS,
  addresses,
  compose: (corpus, address) => {
    const { lead, chapters } = bondSample(corpus, addresses.indexOf(address)).reading;
    return [`<p>${lead}</p>`, ...chapters.flatMap(({ parts }) => parts.map(({ html }) => html))].join('\n');
  },
};
