/** A birth as the transits need it: the places that are known, and the houses where there are some. */
import { castChart, instantOf } from '@solelune/astrology/api';
import { houseOf, isPlanet, skyNow } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import type { NatalPoint } from '../engine/transits.ts';
import { positionWords } from '../words/places.ts';

type Placed = Parameters<typeof castChart>[0];

export interface NatalSky {
  readonly timeKnown: boolean;
  readonly points: readonly { readonly point: NatalPoint; readonly lonDeg: number; readonly house: number | null }[];
  /** The house that a longitude falls in; null without an hour. */
  houseOf(lonDeg: number): number | null;
  /** What cannot be said without an hour, plainly. */
  readonly limits: readonly string[];
}

/** An angle stands on the cusp of its own house. */
const ANGLE_HOUSES = { ascendant: 1, midheaven: 10 } as const;

/** Without an hour neither angles nor Moon: she may be anywhere over thirteen degrees. */
export function natalSkyOf(placed: Placed): NatalSky {
  const { chart } = castChart(placed);
  const { timeKnown, span } = placed;
  const bodies = chart.placements.filter(({ body }) => isPlanet(body) && (timeKnown || body !== 'moon'));
  const cusps = Float64Array.from(chart.houses, ({ lonDeg }) => lonDeg);
  const angles = timeKnown ? (['ascendant', 'midheaven'] as const) : [];
  return {
    timeKnown,
    points: [
      ...bodies.map(({ body, lonDeg, house }) => ({
        point: body as NatalPoint,
        lonDeg,
        house: timeKnown ? house : null,
      })),
      ...angles.map((point) => ({ point, lonDeg: chart.angles[point].lonDeg, house: ANGLE_HOUSES[point] })),
    ],
    houseOf: (lonDeg) => (timeKnown ? houseOf(lonDeg, cusps, chart.housesBackwards) : null),
    limits: timeKnown ? [] : limitsOf(span),
  };
}

/** The Moon's way over the possible instants, and what goes with the horizon. */
function limitsOf(span: { from: number; to: number } | undefined): string[] {
  const moonAt = (epochSeconds: number) =>
    positionWords(skyNow(loadEphemeris(), instantOf(epochSeconds), ['sun', 'moon'])[1]?.lonDeg as number);
  return [
    'Sans heure de naissance, il n’y a ni Ascendant, ni Milieu du Ciel, ni maisons : leurs passages ne sont pas lus.',
    ...(span
      ? [
          `Votre Lune se trouvait entre ${moonAt(span.from)} et ${moonAt(span.to)} : l’intervalle est trop large pour dater ses passages.`,
        ]
      : []),
    'Les dates des passages au Soleil, à Mercure, à Vénus et à Mars peuvent se décaler d’un jour ou deux.',
  ];
}
