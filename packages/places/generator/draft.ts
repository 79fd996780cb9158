/** A place on its way into the pack. */
import type { PlaceKind } from '../place-kind.ts';

export type PlaceDraft = {
  id: number;
  kind: PlaceKind;
  name: string;
  /** What the label shows after the name. */
  suffix: string;
  latDeg: number;
  lngDeg: number;
  isApproximate: boolean;
  population: number;
  timezone: string;
  country: string;
  /** Département code in France, GeoNames first-level code elsewhere. */
  region: string;
  postcodes: string[];
  /** Names it is also known by but not shown under: native name, other languages, the village that names a commune's seat. */
  otherNames: string[];
};
