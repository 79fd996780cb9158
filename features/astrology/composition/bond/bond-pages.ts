/** Bonds as the text check and the tests compose them: pairs of births spread over a century and the inhabited Earth, always the same ones. */
import type { ComposedPages, Corpus } from '@solelune/corpus';
import { type Chart, computeChart } from '@solelune/sky';
import { isPlanet } from '@solelune/sky/bodies';
import { loadEphemeris } from '@solelune/sky/node';
import type { SkyOfOne } from '../../engine/synastry/index.ts';
import { MOST_ORDERS } from '../few-orders.ts';
import { natalBirth } from '../natal-pages.ts';
import { bondOf } from './bond-given.ts';
import { bondReading } from './bond-reading.ts';

/** A sky whose hour is known. */
export function skyOfChart({ placements, angles, houses, housesBackwards }: Chart): SkyOfOne {
  return {
    points: [
      ...placements.flatMap(({ body, lonDeg, retrograde }) =>
        isPlanet(body) ? [{ point: body, lonDeg, spreadDeg: 0, retrograde }] : [],
      ),
      { point: 'ascendant', lonDeg: angles.ascendant.lonDeg, spreadDeg: 0 },
    ],
    cuspsDeg: houses.map(({ lonDeg }) => lonDeg),
    midheavenDeg: angles.midheaven.lonDeg,
    housesBackwards,
  };
}

const NAMES = ['Camille', 'Anna', 'Noé', 'Yann', 'Inès', 'Hugo', 'Élise', 'Héloïse'];
const skyAt = (index: number) => skyOfChart(computeChart(loadEphemeris(), natalBirth(index)));

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
