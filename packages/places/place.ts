/** A row of the pack as the rest of the product sees it. */
import type { PlaceOnEarth } from '@solelune/civil-time';
import { isCutByDemarcationLine } from '@solelune/civil-time/demarcation-line';
import { formatPlaceId, parsePlaceId } from './place-id.ts';
import type { PlaceIndex } from './place-index.ts';
import { isFrench, type PlaceKind, placeKinds } from './place-kind.ts';

export type Place = {
  id: string;
  display_name: string;
  timezone: string;
  location: { lat: number; lng: number };
  name: string;
  /** ISO 3166 code. */
  country: string;
  /** French département code ("68", "2A", "974"); undefined elsewhere. */
  departement: string | undefined;
  /** GeoNames first-level code outside France ("10" is Québec in Canada). */
  region: string | undefined;
  population: number;
  kind: PlaceKind;
  /** The point is the middle of the neighbouring communes, about 5 km off. */
  isLocationApproximate: boolean;
  /** The demarcation line of 1940-1942 cut the département: a birth then needs the question of `ask-zone`. */
  hadAmbiguousZone: boolean;
};

const utf8 = new TextDecoder();

export function placeAt({ columns, words }: PlaceIndex, row: number): Place {
  const name = nameAt({ columns }, row);
  const country = words.countries[columns.country[row] as number] as string;
  const region = words.regions[columns.region[row] as number] || undefined;
  const departement = isFrench(country) ? region : undefined;
  const flags = columns.kind[row] as number;
  return {
    id: formatPlaceId(columns.id[row] as number),
    display_name: `${name}, ${words.suffixes[columns.suffix[row] as number]}`,
    timezone: words.timezones[columns.timezone[row] as number] as string,
    location: { lat: (columns.lat[row] as number) / 1e5, lng: (columns.lng[row] as number) / 1e5 },
    name,
    country,
    departement,
    region: departement ? undefined : region,
    population: columns.population[row] as number,
    kind: placeKinds[flags & 7] as PlaceKind,
    isLocationApproximate: (flags & 8) !== 0,
    hadAmbiguousZone: isCutByDemarcationLine(departement),
  };
}

export function placeById(index: PlaceIndex, id: string): Place | undefined {
  const wanted = parsePlaceId(id);
  if (wanted === undefined) return undefined;
  const { id: ids, rowsById } = index.columns;
  let low = 0;
  let high = rowsById.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[rowsById[middle] as number] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  const row = rowsById[low];
  return row !== undefined && ids[row] === wanted ? placeAt(index, row) : undefined;
}

/** The place as civil time wants it: toUtc(zones, { date, time, place: placeOnEarth(place) }). */
export function placeOnEarth({ timezone, location, country, departement, region }: Place): PlaceOnEarth {
  return { timezone, latDeg: location.lat, lngDeg: location.lng, country, departement, region };
}

function nameAt({ columns }: Pick<PlaceIndex, 'columns'>, row: number): string {
  return utf8.decode(columns.names.subarray(columns.nameStart[row], columns.nameStart[row + 1]));
}
