/** Every place of GeoNames' file outside France, under its French name where it has one. */
import { normalizeName } from '../normalize.ts';
import { isFrench } from '../place-kind.ts';
import type { PlaceDraft } from './draft.ts';
import type { GeonamesRow } from './geonames.ts';

/** Below this, names in other languages are left out: they would double the pack for villages nobody seeks that way. */
const aliasPopulation = 10_000;

export type WorldNames = {
  frenchName: (geonamesId: number) => string | undefined;
  region: (country: string, admin1: string) => string | undefined;
  district: (row: GeonamesRow) => string | undefined;
};

export function worldPlaces(geonames: GeonamesRow[], names: WorldNames): PlaceDraft[] {
  const rows = geonames.filter(({ country }) => !isFrench(country));
  const countryNames = new Intl.DisplayNames('fr', { type: 'region' });
  const shownName = (row: GeonamesRow) => names.frenchName(row.id) ?? row.name;
  const suffixes = distinctSuffixes(rows, shownName, (row) => {
    const country = countryNames.of(row.country) ?? row.country;
    const region = names.region(row.country, row.admin1);
    const district = names.district(row);
    const regional = region ? `${region}, ${country}` : country;
    return [country, regional, district && district !== region ? `${district}, ${regional}` : regional];
  });
  return rows.map((row) => ({
    id: row.id,
    kind: 'world',
    name: shownName(row),
    suffix: suffixes.get(row) ?? '',
    latDeg: row.latDeg,
    lngDeg: row.lngDeg,
    isApproximate: false,
    population: row.population,
    timezone: row.timezone,
    country: row.country,
    region: row.admin1,
    postcodes: [],
    otherNames: [row.name, row.asciiName, ...(row.population >= aliasPopulation ? row.alternates.filter(isLatinName) : [])],
  }));
}

/** The shortest suffix that tells a place from its namesakes in the same country; the far largest of them keeps the plain one. */
function distinctSuffixes(
  rows: GeonamesRow[],
  shownName: (row: GeonamesRow) => string,
  suffixesOf: (row: GeonamesRow) => [string, string, string],
): Map<GeonamesRow, string> {
  const suffixes = new Map<GeonamesRow, string>();
  for (const namesakes of Map.groupBy(rows, (row) => `${row.country} ${normalizeName(shownName(row))}`).values()) {
    const [largest, second] = namesakes.toSorted((left, right) => right.population - left.population);
    const dominates = largest && (!second || largest.population > 10 * second.population);
    const regional = Map.groupBy(namesakes, (row) => suffixesOf(row)[1]);
    for (const row of namesakes) {
      const [plain, region, district] = suffixesOf(row);
      const alone = (regional.get(region)?.length ?? 0) === 1;
      suffixes.set(row, row === largest && dominates ? plain : alone ? region : district);
    }
  }
  return suffixes;
}

/** A name in Latin letters, as one would type it: no airport code, no web address, no sentence. */
function isLatinName(name: string): boolean {
  return /^[\p{Script=Latin}\p{Mark}' .’-]{3,40}$/u.test(name) && !/^[A-Z]{3,4}$/.test(name);
}
