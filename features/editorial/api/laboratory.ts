import { performance } from 'node:perf_hooks';
import type { Services } from '@solelune/contract/server';
import { computeChart, findLunations, moonStateAt, statedAccuracy } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import type { Supplement } from '../answer-schemas.ts';

type Plot = Extract<Supplement, { kind: 'bars' }>['plots'][number];

const PARIS = { name: 'Paris', latDeg: 48.8566, lngDeg: 2.3522 };
const NOW_YEAR = 1990;
const decimal = (value: number, digits: number) => value.toFixed(digits).replace('.', ',');
const thousands = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '\u202F');

/** What the engines say of themselves: how exact, how fast (measured here, once for the life of the process), how much there is to read. */
export function laboratoryPlots(services: Pick<Services, 'corpus' | 'features'>): Supplement {
  return { kind: 'bars', plots: [accuracy(), (measured ??= speed()), texts(services)] };
}

let measured: Plot | null = null;

function accuracy(): Plot {
  const { planetsArcsec, marsArcsec, moonArcsec, chironArcsec, cuspsArcsec } = statedAccuracy(NOW_YEAR);
  const bars = [
    ['Planètes', planetsArcsec],
    ['Mars', marsArcsec],
    ['Lune', moonArcsec],
    ['Chiron', chironArcsec],
    ['Maisons', cuspsArcsec],
  ] as const;
  return {
    title: 'L’écart annoncé',
    note: 'En secondes d’arc, pour une naissance de notre époque. Plus court vaut mieux.',
    bars: bars.flatMap(([name, value]) =>
      value === undefined ? [] : [{ name, value, words: `${decimal(value, 2)}″` }],
    ),
  };
}

/** The middle of several: another task of the machine may fall into any one of them. */
function speed(): Plot {
  const ephemeris = loadEphemeris();
  // Another instant each time: none is remembered from the one before.
  let day = 0;
  const instant = () => Temporal.Instant.fromEpochMilliseconds((day += 97) * 86_400_000);
  const year = { from: Temporal.Instant.from('2026-01-01T00:00Z'), to: Temporal.Instant.from('2027-01-01T00:00Z') };
  const runs: [string, () => unknown][] = [
    ['La Lune d’un instant', () => moonStateAt(ephemeris, instant())],
    ['Un thème complet', () => computeChart(ephemeris, { instant: instant(), place: PARIS })],
    ['Les lunaisons d’un an', () => findLunations(ephemeris, year)],
  ];
  return {
    title: 'La vitesse',
    note: 'En millièmes de seconde, mesurée sur le serveur qui vous répond, à son démarrage.',
    bars: runs.map(([name, run]) => {
      const value = middle(Array.from({ length: 9 }, () => timed(run)));
      return { name, value, words: `${decimal(value, value < 1 ? 3 : 1)}\u00A0ms` };
    }),
  };
}

function timed(run: () => unknown): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}
const middle = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

const FEATURE_NAMES: Record<string, string> = {
  astrology: 'Astrologie',
  horoscopes: 'Horoscopes',
  tarot: 'Tarot et oracles',
  numerology: 'Numérologie',
  angels: 'Anges',
  'mirror-hours': 'Heures miroirs',
  lithotherapy: 'Pierres',
  editorial: 'Journal et maison',
};

function texts({ corpus, features }: Pick<Services, 'corpus' | 'features'>): Plot {
  return {
    title: 'Les textes',
    note: 'Nombre de textes écrits pour ce site, par rayon.',
    bars: features.flatMap(({ name, texts: kinds = [] }) => {
      const value = kinds.reduce((sum, kind) => sum + corpus.list(kind).length, 0);
      const words = FEATURE_NAMES[name];
      return words && value > 0 ? [{ name: words, value, words: thousands(value) }] : [];
    }),
  };
}
