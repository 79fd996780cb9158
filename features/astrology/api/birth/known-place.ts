import type { PlaceOnEarth } from '@solelune/civil-time';
import { loadZones } from '@solelune/civil-time/node';
import { places } from '@solelune/locations/api';
import { placeById, placeOnEarth } from '@solelune/places';

/** A place that a chart can be cast for: from the list, or where the visitor says they are. */
export interface KnownPlace {
  id?: string;
  name: string;
  isApproximate: boolean;
  onEarth: PlaceOnEarth;
}

export const PARIS_ID = '2988507';

let book: ReturnType<typeof loadZones> | undefined;

/** Read with the first birth, and kept. */
export function zones(): ReturnType<typeof loadZones> {
  book ??= loadZones();
  return book;
}

export function placeOfId(id: string): KnownPlace | undefined {
  const place = placeById(places(), id);
  if (!place) return undefined;
  return {
    id: place.id,
    name: place.display_name,
    isApproximate: place.isLocationApproximate,
    onEarth: placeOnEarth(place),
  };
}

const within = (text: string | undefined, limit: number): number | undefined => {
  const value = text !== undefined && /^[+-]?\d{1,3}(?:\.\d{1,12})?$/.test(text) ? Number(text) : Number.NaN;
  return Math.abs(value) <= limit ? value : undefined;
};

/** Coordinates and a time zone, as a browser tells them; undefined unless all three are sound. */
export function placeOfCoordinates(
  lat: string | undefined,
  lng: string | undefined,
  timezone: string | undefined,
): KnownPlace | undefined {
  const [latDeg, lngDeg] = [within(lat, 90), within(lng, 180)];
  if (latDeg === undefined || lngDeg === undefined || timezone === undefined || !zones().has(timezone))
    return undefined;
  return {
    name: `${axisWords(latDeg, 'N', 'S')}, ${axisWords(lngDeg, 'E', 'O')}`,
    isApproximate: false,
    // No country: only the zone's own history applies.
    onEarth: { timezone, latDeg, lngDeg, country: '' },
  };
}

const axisWords = (degrees: number, positive: string, negative: string) =>
  `${Math.abs(degrees).toFixed(2).replace('.', ',')}°\u00A0${degrees < 0 ? negative : positive}`;
