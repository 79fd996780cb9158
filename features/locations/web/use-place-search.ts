import { useApp } from '@solelune/screen/app';
import type { PlaceChoice, PlaceSearch } from '@solelune/ui/place-input';
import { useCallback } from 'react';
import { locationSearch } from '../contract.ts';
import { type DevicePlace, devicePlaceAt } from './device-place.ts';

/** A place of the list as a field shows it, and as the device may keep it. */
type FoundPlace = PlaceChoice & DevicePlace;

/** Places by the beginning of their name, as the fields of a birth want them. */
export function usePlaceSearch(): PlaceSearch<FoundPlace> {
  const { call } = useApp();
  return useCallback(
    async (query, signal) => {
      const { locations } = await call(locationSearch, { query }, { signal });
      return locations.map((found) => ({
        ...devicePlaceAt(found),
        detail: found.departement ? undefined : found.country,
        latitudeDeg: found.location.lat,
      }));
    },
    [call],
  );
}
