/** Solar years as the text check composes them: the births of `natal-pages.ts`, each in a year of its own, always the same ones. */
import { dateWords } from '@solelune/civil-time/words';
import type { ComposedPages, Corpus } from '@solelune/corpus';
import { computeChart, findSolarReturn } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { solarCalendarOf, solarYearOf } from '../engine/index.ts';
import { MOST_ORDERS } from './few-orders.ts';
import { natalBirth } from './natal-pages.ts';
import { solarReading } from './solar-reading.ts';

const FIRST_YEAR = 2020;

function solarSample(corpus: Corpus, index: number) {
  const ephemeris = loadEphemeris();
  const { instant, place } = natalBirth(index);
  const natal = computeChart(ephemeris, { instant, place });
  const sunDeg = natal.placements.find(({ body }) => body === 'sun')?.lonDeg ?? 0;
  const birthday = instant.toZonedDateTimeISO('UTC');
  const year = FIRST_YEAR + index;
  const returnIn = (one: number) => findSolarReturn(ephemeris, sunDeg, birthday.with({ year: one }).toInstant());
  const [from, to] = [returnIn(year), returnIn(year + 1)];
  const chart = computeChart(ephemeris, { instant: from, place });
  return solarReading(corpus, {
    year,
    solar: solarYearOf(chart, natal),
    chart,
    calendar: solarCalendarOf(ephemeris, { natal, year: chart, from, to }),
    dateOf: (at) => dateWords(at.toZonedDateTimeISO('UTC')),
  });
}

const CHECKED = 12;
const addresses = Array.from({ length: CHECKED }, (_, index) => `astrologie/revolution-solaire/naissance-${index}`);

export const solarPages: ComposedPages = {
  name: 'astrology.solar-page',
  minWords: 800,
  mostOrders: MOST_ORDERS,
  addresses,
  compose: (corpus, address) => {
    const { lead, parts } = solarSample(corpus, addresses.indexOf(address));
    return [`<p>${lead}</p>`, ...parts.map(({ html }) => html)].join('\n');
  },
};
