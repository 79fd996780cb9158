import { CallError, sentenceOfError } from '@solelune/contract/client';
import { type DevicePlace, keepDevicePlace } from '@solelune/locations/web';
import { useEffect } from 'react';

/** What the choice of a place shows of the asking. */
export interface PlaceAsked {
  place: DevicePlace | null;
  isLoading: boolean;
  problem: string | null;
}

export function usePlaceAsked(place: DevicePlace | null, isWaiting: boolean, error: unknown): PlaceAsked {
  const isUnknown = place !== null && error instanceof CallError && error.code === 'not_found';
  useEffect(() => {
    // A place that is no longer in the list: this device would ask for it for ever.
    if (isUnknown) keepDevicePlace(null);
  }, [isUnknown]);
  return {
    place,
    isLoading: place !== null && isWaiting && !error,
    problem: place && error ? sentenceOfError(error) : null,
  };
}
