import { dateWords } from '@solelune/civil-time/words';
import { ofPlace as fromPlace } from '@solelune/french/places';
import { type AspectKind, type Body, computeChart, type Ephemeris } from '@solelune/sky';
import type { ViewOf } from '../../contract/figures.ts';
import type { Figure } from '../../engine/figure.ts';
import { hourOf, inParis } from './sky-words.ts';

type Asked = Extract<Figure, { kind: 'wheel' }>;

/** Aspects do not depend on the place; without one, no house is drawn. */
const ANYWHERE = { name: 'Greenwich', latDeg: 51.48, lngDeg: 0 };

/** As the wheel names bodies and aspects; of the two nodes the mean one is drawn. */
const BODY_KEYS: Partial<Record<Body, string>> = { mean_node: 'northNode', mean_lilith: 'lilith' };
const ASPECT_KEYS: Partial<Record<AspectKind, string>> = {
  semi_sextile: 'semisextile',
  semi_square: 'semisquare',
  sesqui_square: 'sesquiquadrate',
};
const HOUSE_NAMES = {
  placidus: 'Placidus',
  koch: 'Koch',
  equal_mc: 'égales au milieu du ciel',
  equal_a: 'égales à l’ascendant',
  campanus: 'Campanus',
  porphyry: 'Porphyre',
  regiomontanus: 'Regiomontanus',
} as const;

export function wheelView(ephemeris: Ephemeris, { at, place, houses }: Asked, now: Temporal.Instant): ViewOf<'wheel'> {
  const instant = at === 'now' ? now : Temporal.Instant.from(at.replace('Z', ':00Z'));
  const chart = computeChart(ephemeris, { instant, place: place ?? ANYWHERE, houseSystem: houses });
  const isKnown = (point: string) =>
    point !== 'true_node' && (place !== null || !['ascendant', 'midheaven'].includes(point));
  const keyOf = (point: string) => BODY_KEYS[point as Body] ?? point;
  const when = momentWords(instant, at === 'now');
  return {
    kind: 'wheel',
    label: `Le ciel ${when}`,
    caption: place
      ? `Le ciel ${when}, vu ${fromPlace(place.name)}. Maisons ${HOUSE_NAMES[houses]}.`
      : `Le ciel ${when}, sans lieu, donc sans maisons.`,
    chart: {
      bodies: chart.placements
        .filter(({ body }) => isKnown(body))
        .map(({ body, lonDeg, house, retrograde }) => ({
          key: keyOf(body),
          longitudeDeg: lonDeg,
          ...(place ? { house } : {}),
          retrograde,
        })),
      ...(place
        ? {
            cuspsDeg: chart.houses.map(({ lonDeg }) => lonDeg),
            ascendantDeg: chart.angles.ascendant.lonDeg,
            midheavenDeg: chart.angles.midheaven.lonDeg,
          }
        : {}),
      aspects: chart.aspects
        .filter(({ from, to }) => isKnown(from) && isKnown(to))
        .map(({ from, to, kind, orbDeg }) => ({
          from: keyOf(from),
          to: keyOf(to),
          kind: ASPECT_KEYS[kind] ?? kind,
          orbDeg: Math.abs(orbDeg),
        })),
    },
  };
}

/** Before zones were kept, an hour of Paris means nothing to a reader: universal time is said. */
const FIRST_LEGAL_YEAR = 1912;
function momentWords(instant: Temporal.Instant, isNow: boolean): string {
  if (isNow) return `du ${dateWords(inParis(instant))} à ${hourOf(instant)}, heure de Paris`;
  const universal = instant.toZonedDateTimeISO('UTC');
  return universal.year < FIRST_LEGAL_YEAR
    ? `du ${dateWords(universal)}, ${String(universal.hour)}\u00A0h\u00A0${String(universal.minute).padStart(2, '0')} en temps universel`
    : `du ${dateWords(inParis(instant))} à ${hourOf(instant)}, heure de Paris`;
}
