import { useApp } from '@solelune/screen/app';
import type { PlaceSearch } from '@solelune/ui/place-input';
import { useCallback } from 'react';
import { locationSearch } from '../contract.ts';

/** Places by the beginning of their name, as the fields of a birth want them. */
export function usePlaceSearch(): PlaceSearch {
  const { call } = useApp();
  return useCallback(
    async (query, signal) => {
      const { locations } = await call(locationSearch, { query }, { signal });
      return locations.map(({ id, display_name, departement, country, location }) => ({
        id,
        label: display_name,
        detail: departement ? undefined : country,
        latitudeDeg: location.lat,
      }));
    },
    [call],
  );
}
