import { CallError, sentenceOfError } from '@solelune/contract/client';
import { type DevicePlace, keepDevicePlace, useDevicePlace } from '@solelune/locations/web';
import { useAnswer } from '@solelune/screen/answer';
import { useEffect } from 'react';
import { type HomeIndex, homeIndex } from '../../contract.ts';

interface SkyOfPlace {
  sky: HomeIndex;
  /** The place this device keeps; null under the sky that everyone is first shown. */
  place: DevicePlace | null;
  isLoading: boolean;
  problem: string | null;
}

/** The page is drawn once for everyone, under the sky of Paris; who has told this device where they are then gets the sky over that place. */
export function useSkyOfPlace(drawn: HomeIndex): SkyOfPlace {
  const place = useDevicePlace();
  const wanted = place && { place: place.id };
  const { answer, error } = useAnswer(homeIndex, wanted);
  const isUnknown = error instanceof CallError && error.code === 'not_found';
  useEffect(() => {
    // A place that is no longer in the list: this device would ask for it for ever.
    if (isUnknown) keepDevicePlace(null);
  }, [isUnknown]);
  return {
    sky: answer ?? drawn,
    place,
    isLoading: wanted !== null && !answer && !error,
    problem: error ? sentenceOfError(error) : null,
  };
}
