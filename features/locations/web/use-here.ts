import { useAccountAccess } from '@solelune/account/web/context';
import { CANCELLED, CallError } from '@solelune/contract/client';
import { useCallback } from 'react';
import { type Location, locationNear } from '../contract.ts';

/** A phone that has just been woken may need some seconds to know where it is. */
const PATIENCE_MS = 10_000;
const WITHIN_MINUTES_MS = 600_000;

/** Asks the device where it is, and the town there; raises a `CallError` whose sentence says what to do when it cannot be known. */
export function useHere(): () => Promise<Location> {
  const { call } = useAccountAccess();
  return useCallback(async () => {
    const { latitude, longitude } = await position();
    // A kilometre is enough for a sky, and all that is sent.
    const answer = await call(locationNear, { lat: latitude.toFixed(2), lng: longitude.toFixed(2) });
    if (answer === CANCELLED) throw new CallError('geolocation_failed');
    return answer.location;
  }, [call]);
}

const position = () =>
  new Promise<GeolocationCoordinates>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => reject(new CallError('geolocation_failed')),
      { timeout: PATIENCE_MS, maximumAge: WITHIN_MINUTES_MS },
    ),
  );
