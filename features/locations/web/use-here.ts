import { CallError } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { useState } from 'react';
import { locationNear } from '../contract.ts';
import { type DevicePlace, devicePlaceAt, keepDevicePlace } from './device-place.ts';

/** A phone that has just been woken may need some seconds to know where it is. */
const PATIENCE_MS = 10_000;
const WITHIN_MINUTES_MS = 600_000;

interface Here {
  isLocating: boolean;
  /** Asks the device where it is, and keeps the town there on it; raises a `CallError` whose sentence says what to do when it cannot be known. */
  locate(): Promise<DevicePlace>;
}

/** « Là où je suis ». */
export function useHere(): Here {
  const { call } = useApp();
  const [isLocating, setLocating] = useState(false);
  const locate = async () => {
    setLocating(true);
    try {
      const { latitude, longitude } = await position();
      // A kilometre is enough for a sky, and all that is sent.
      const [lat, lng] = [latitude, longitude].map((degrees) => Number(degrees.toFixed(2))) as [number, number];
      const { location: town } = await call(locationNear, { lat, lng });
      const place = { ...devicePlaceAt(town), location: { lat, lng } };
      keepDevicePlace(place);
      return place;
    } finally {
      setLocating(false);
    }
  };
  return { isLocating, locate };
}

const position = () =>
  new Promise<GeolocationCoordinates>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      () => reject(new CallError('geolocation_failed')),
      { timeout: PATIENCE_MS, maximumAge: WITHIN_MINUTES_MS },
    ),
  );
