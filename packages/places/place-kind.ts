/** What a row of the pack is, and how heavy it weighs in a list of answers. Shared by the generator and the search. */

export const placeKinds = ['world', 'commune', 'former-commune', 'arrondissement', 'locality'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** France and its overseas lands, by ISO 3166 code. */
const frenchCountries = new Set(['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'WF', 'PF', 'NC', 'TF', 'CP']);

export function isFrench(country: string): boolean {
  return frenchCountries.has(country);
}

const kindFactor: Record<PlaceKind, number> = {
  world: 1,
  commune: 100,
  'former-commune': 50,
  arrondissement: 10,
  locality: 30,
};

/** A French commune counts as a foreign town a hundred times as populous: Vienne (Isère) stands beside Vienna, Le Caire (80
 * inhabitants) does not hide Cairo. Arrondissements come after the city they belong to. */
export function placeWeight(kind: PlaceKind, population: number): number {
  return kindFactor[kind] * Math.max(population, 1);
}
