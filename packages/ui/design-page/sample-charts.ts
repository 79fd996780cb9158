import type { Planet } from '../icon/index.ts';
import { apartDeg, turnDeg } from '../wheel/circle.ts';
import type { WheelAspect, WheelBody, WheelChart, WheelInnerRing, WheelPoint } from '../wheel/index.ts';

const KEYS: readonly Planet[] = [
  ...(['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const),
  ...(['chiron', 'northNode', 'lilith'] as const),
];
const ASPECTS = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 } as const;

type Place = readonly [point: WheelPoint, longitudeDeg: number];
type Pair = readonly [from: Place, to: Place];

/** What a chart is made of here: longitudes in the order of the keys, those that go backwards, the twelve cusps. */
interface Sky {
  longitudesDeg: readonly number[];
  retrograde: readonly Planet[];
  cuspsDeg: readonly [ascendant: number, ...number[]];
}

/** Houses and aspects, which the engine of the sky gives to the real pages, follow from the longitudes. */
function chartOf({ longitudesDeg, retrograde, cuspsDeg }: Sky): WheelChart {
  const houseOf = (longitudeDeg: number) => {
    const passed = cuspsDeg.map((cusp) => turnDeg(longitudeDeg - cusp));
    return passed.indexOf(Math.min(...passed)) + 1;
  };
  const bodies = longitudesDeg.map((longitudeDeg, index): WheelBody => {
    const key = KEYS[index] as Planet;
    return { key, longitudeDeg, house: houseOf(longitudeDeg), retrograde: retrograde.includes(key) };
  });
  const [ascendantDeg, midheavenDeg] = [cuspsDeg[0], cuspsDeg[9] as number];
  const angles: readonly Place[] = [
    ['ascendant', ascendantDeg],
    ['midheaven', midheavenDeg],
  ];
  const places = placesOf(bodies);
  const pairs = places.flatMap((from, index) => [...places.slice(index + 1), ...angles].map((to): Pair => [from, to]));
  return { bodies, cuspsDeg, ascendantDeg, midheavenDeg, aspects: aspectsOf(pairs, 5) };
}

const placesOf = (bodies: readonly WheelBody[]) => bodies.map(({ key, longitudeDeg }): Place => [key, longitudeDeg]);

/** The major aspects that these pairs make, the tightest first. */
function aspectsOf(pairs: readonly Pair[], mostOrbDeg: number): WheelAspect[] {
  const kinds = Object.keys(ASPECTS) as (keyof typeof ASPECTS)[];
  return pairs
    .flatMap(([[from, fromDeg], [to, toDeg]]) =>
      kinds.map((kind) => ({ from, to, kind, orbDeg: Math.abs(apartDeg(fromDeg, toDeg) - ASPECTS[kind]) })),
    )
    .filter(({ orbDeg }) => orbDeg <= mostOrbDeg)
    .sort((a, b) => a.orbDeg - b.orbDeg);
}

/** Lyon, 17 June 1988, 14 h 25. */
export const natalSample = chartOf({
  longitudesDeg: [
    86.519, 122.772, 80.053, 79.436, 346.089, 53.218, 269.467, 269.164, 279.158, 220.047, 89.638, 348.245, 153.846,
  ],
  retrograde: ['mercury', 'venus', 'saturn', 'uranus', 'neptune', 'pluto', 'northNode'],
  cuspsDeg: [185.32, 210.93, 241.65, 276.48, 310.9, 340.78, 5.32, 30.93, 61.65, 96.48, 130.9, 160.78],
});

/** Paris, 5 February 1962, 0 h 10: seven bodies within sixteen degrees of Aquarius. */
export const crowdedSample = chartOf({
  longitudesDeg: [
    315.671, 315.087, 316.976, 317.723, 302.333, 318.605, 303.801, 149.049, 223.47, 159.425, 335.018, 138.162, 160.936,
  ],
  retrograde: ['mercury', 'uranus', 'pluto', 'northNode'],
  cuspsDeg: [205.04, 232.08, 265.05, 302.22, 336.28, 3.67, 25.04, 52.08, 85.05, 122.22, 156.28, 183.67],
});

/** The return of the Sun of the first one, Lyon, June 2026, over the natal bodies. */
export const returnSample: WheelChart = {
  ...chartOf({
    longitudesDeg: [
      86.519, 122.947, 110.925, 124.944, 52.01, 117.368, 13.481, 63.009, 4.312, 305.127, 29.918, 333.291, 260.045,
    ],
    retrograde: ['pluto', 'northNode'],
    cuspsDeg: [235.73, 267.02, 305.1, 343.02, 13.59, 36.93, 55.73, 87.02, 125.1, 163.02, 193.59, 216.93],
  }),
  ringWords: 'de la révolution',
};

export const returnNatalSample: WheelInnerRing = {
  bodies: natalSample.bodies,
  ringWords: 'de naissance',
  aspects: aspectsOf(
    placesOf(returnSample.bodies).flatMap((from) => placesOf(natalSample.bodies).map((to): Pair => [from, to])),
    2,
  ),
};
