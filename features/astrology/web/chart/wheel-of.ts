import type { AspectKind, AspectPoint, Body } from '@solelune/sky';
import type { WheelAspect, WheelAspectKind, WheelBody, WheelChart, WheelPoint } from '@solelune/ui/wheel';
import type { SkyOver } from '../../answers/chart.ts';
import type { ChartAnswer } from '../../answers/reading.ts';

/** The glyph of each body; of the two nodes only the mean one, which enters the aspects, is drawn. */
export const GLYPH_KEYS = {
  sun: 'sun',
  moon: 'moon',
  mercury: 'mercury',
  venus: 'venus',
  mars: 'mars',
  jupiter: 'jupiter',
  saturn: 'saturn',
  uranus: 'uranus',
  neptune: 'neptune',
  pluto: 'pluto',
  chiron: 'chiron',
  mean_node: 'northNode',
  true_node: null,
  mean_lilith: 'lilith',
} as const satisfies Record<Body, WheelBody['key'] | null>;

export const ASPECT_KEYS: Record<AspectKind, WheelAspectKind> = {
  conjunction: 'conjunction',
  semi_sextile: 'semisextile',
  semi_square: 'semisquare',
  sextile: 'sextile',
  square: 'square',
  trine: 'trine',
  sesqui_square: 'sesquiquadrate',
  quincunx: 'quincunx',
  opposition: 'opposition',
};

export const ELEMENT_ORDER = ['fire', 'earth', 'air', 'water'] as const;

const pointKey = (point: AspectPoint): WheelPoint | null =>
  point === 'ascendant' || point === 'midheaven' ? point : GLYPH_KEYS[point];

export function wheelBodies(chart: ChartAnswer): WheelBody[] {
  return chart.bodies.flatMap(({ key, longitude_deg, house, retrograde }) => {
    const glyph = GLYPH_KEYS[key];
    return glyph ? [{ key: glyph, longitudeDeg: longitude_deg, house, retrograde }] : [];
  });
}

export function wheelAspects(aspects: ChartAnswer['aspects']): WheelAspect[] {
  return aspects.flatMap(({ from, to, kind, orb_deg }) => {
    const [one, other] = [pointKey(from), pointKey(to)];
    return one && other ? [{ from: one, to: other, kind: ASPECT_KEYS[kind], orbDeg: orb_deg }] : [];
  });
}

/** A sky whose hour is not known: no houses, each body over the degrees it went through, and the aspects that hold all along. */
export function wheelOver({ longitudes, aspects }: SkyOver): WheelChart {
  return {
    bodies: longitudes.flatMap(({ subject, from, to }) => {
      const glyph = GLYPH_KEYS[subject];
      const length = (to.longitude_deg - from.longitude_deg + 360) % 360;
      const longitudeDeg = (from.longitude_deg + length / 2) % 360;
      return glyph ? [{ key: glyph, longitudeDeg, overDeg: [from.longitude_deg, to.longitude_deg] as const }] : [];
    }),
    aspects: wheelAspects(
      aspects.flatMap(({ from, to, kind, certain, orb_from_deg: orb_deg }) =>
        certain ? [{ from, to, kind, orb_deg, applying: false }] : [],
      ),
    ),
  };
}

/** A chart as the wheel draws it. */
export function wheelOf(chart: ChartAnswer, ringWords?: string): WheelChart {
  return {
    bodies: wheelBodies(chart),
    cuspsDeg: chart.houses.cusps_deg,
    ascendantDeg: chart.angles.ascendant_deg,
    midheavenDeg: chart.angles.midheaven_deg,
    aspects: wheelAspects(chart.aspects),
    ringWords,
  };
}
