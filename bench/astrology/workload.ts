/** Births spread over a century and a hemisphere, always the same ones. */

import { SIGN_KEYS } from '@solelune/astrology/engine';
import { encodeInfos } from '@solelune/screen';
import { HOUSE_SYSTEMS } from '@solelune/sky';

export interface Call {
  title: string;
  name: string;
  input: (index: number) => Record<string, string>;
}

/** Paris, Lyon, Londres, New York, Tokyo, Montréal, Dakar, Saint-Denis (La Réunion). */
const CITIES = ['2988507', '2996944', '2643743', '5128581', '1850147', '6077243', '2253354', '935264'];

const two = (value: number) => String(value).padStart(2, '0');
const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

/** Steps that have no common measure: dates, hours, places and systems meet in all ways. */
const day = (index: number) =>
  `${1920 + ((index * 37) % 100)}-${two(1 + ((index * 5) % 12))}-${two(1 + ((index * 11) % 28))}`;
const withoutHour = (index: number) => ({
  firstname: 'Camille',
  birthdate: day(index),
  birthcity: pick(CITIES, index),
  house_system: pick(HOUSE_SYSTEMS, index),
});
// From 10 to 21 h, no clock is ever changed.
const birth = (index: number) => ({
  ...withoutHour(index),
  birthtime: `${10 + ((index * 7) % 11)}:${two((index * 13) % 60)}`,
});

export const calls: Call[] = [
  { title: 'natal chart', name: 'astrology.natal-chart-result', input: birth },
  { title: 'natal chart, no hour', name: 'astrology.natal-chart-result', input: withoutHour },
  { title: 'ascendant', name: 'astrology.ascendant-result', input: birth },
  {
    title: 'solar revolution',
    name: 'astrology.solar-revolution-result',
    input: (index) => ({ ...birth(index), year: String(2021 + (index % 60)) }),
  },
  { title: 'sky map', name: 'astrology.sky-map-result', input: birth },
  {
    title: 'synastry',
    name: 'astrology.love-compatibility-result',
    input: (index) => ({ infos: encodeInfos({ you: birth(index), other: birth(index * 3 + 17) }) }),
  },
  {
    title: 'compatibility',
    name: 'astrology.compatibility-result',
    input: (index) => ({ sign_from: pick(SIGN_KEYS, index), sign_to: pick(SIGN_KEYS, Math.floor(index / 12)) }),
  },
];
