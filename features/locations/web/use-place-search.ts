import { CANCELLED } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import type { PlaceSearch } from '@solelune/ui/place-input';
import { useCallback } from 'react';
import { locationSearch } from '../contract.ts';

/** Places by the beginning of their name, as the fields of a birth want them. */
export function usePlaceSearch(): PlaceSearch {
  const { call } = useApp();
  return useCallback(
    async (query, signal) => {
      const answer = await call(locationSearch, { query }, { signal });
      if (answer === CANCELLED) return [];
      return answer.locations.map(({ id, display_name, departement, country, location }) => ({
        id,
        label: display_name,
        detail: departement ? undefined : country,
        latitudeDeg: location.lat,
      }));
    },
    [call],
  );
}
