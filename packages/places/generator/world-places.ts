/** Every place of GeoNames' file outside France, under its French name where it has one. */
import { isFrench } from '../place-kind.ts';
import { distinctSuffixes } from './distinct-suffixes.ts';
import type { PlaceDraft } from './draft.ts';
import { countryName } from './french-names.ts';
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
  const shownName = (row: GeonamesRow) => names.frenchName(row.id) ?? row.name;
  const suffixes = distinctSuffixes(rows, shownName, (row) => ({
    country: countryName(row.country),
    region: names.region(row.country, row.admin1),
    district: names.district(row),
  }));
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
    otherNames: [
      row.name,
      row.asciiName,
      ...(row.population >= aliasPopulation ? row.alternates.filter(isLatinName) : []),
    ],
  }));
}

/** A name in Latin letters, as one would type it: no airport code, no web address, no sentence. */
function isLatinName(name: string): boolean {
  return /^[\p{Script=Latin}\p{Mark}' .’-]{3,40}$/u.test(name) && !/^[A-Z]{3,4}$/.test(name);
}
