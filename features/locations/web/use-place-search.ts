import { useApp } from '@solelune/screen/app';
import type { PlaceSearch } from '@solelune/ui/place-input';
import { useCallback } from 'react';
import { locationSearch } from '../contract.ts';
import { type FoundPlace, placesOf } from './place-lookup.ts';

/** Places by the beginning of their name, as the fields of a birth want them. */
export function usePlaceSearch(): PlaceSearch<FoundPlace> {
  const { call } = useApp();
  return useCallback(async (query, signal) => placesOf(await call(locationSearch, { query }, { signal })), [call]);
}
