// The bodies of a chart, in the order of every array of the engine.

/** What tradition calls planets, the Sun and the Moon among them. */
export const PLANETS = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const;
export type Planet = (typeof PLANETS)[number];

export const isPlanet = (point: string): point is Planet => (PLANETS as readonly string[]).includes(point);

export const BODIES = [...PLANETS, 'chiron', 'mean_node', 'true_node', 'mean_lilith'] as const;

export type Body = (typeof BODIES)[number];

/** Bodies with a track of their own in the packs; the others are derived from the Moon. */
export const TRACKED_BODY_COUNT = 11;

export const BODY_INDEX = Object.fromEntries(BODIES.map((body, index) => [body, index])) as Record<Body, number>;

/** Indexes of all the bodies. */
export const ALL_BODIES = Uint8Array.from(BODIES.keys());

/**
 * Numbers kept per body in a state: longitude (degrees), its speed (degrees a day), latitude (degrees), distance (au).
 */
export const STATE_STRIDE = 4;

export function createState(): Float64Array {
  return new Float64Array(BODIES.length * STATE_STRIDE);
}
