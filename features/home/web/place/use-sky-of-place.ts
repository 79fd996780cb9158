import { CANCELLED, CallError, sentenceOfError } from '@solelune/contract/client';
import { type DevicePlace, keepDevicePlace, useDevicePlace } from '@solelune/locations/web';
import { useApp } from '@solelune/screen/app';
import { useEffect, useState } from 'react';
import { type HomeIndex, homeIndex } from '../../contract.ts';

interface SkyOfPlace {
  sky: HomeIndex;
  /** The place this device keeps; null under the sky that everyone is first shown. */
  place: DevicePlace | null;
  isLoading: boolean;
  problem: string | null;
}

type Asked = { id: string; sky?: HomeIndex; problem?: string };

/** The page is drawn once for everyone, under the sky of Paris; who has told this device where they are then gets the sky over that place. */
export function useSkyOfPlace(drawn: HomeIndex): SkyOfPlace {
  const { call } = useApp();
  const place = useDevicePlace();
  const wanted = place && place.id !== drawn.place.id ? place.id : null;
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    call(homeIndex, { place: wanted }, { signal: leaving.signal }).then(
      (sky) => sky !== CANCELLED && setAsked({ id: wanted, sky }),
      (error: unknown) => {
        // A place that is no longer in the list: this device would ask for it for ever.
        if (error instanceof CallError && error.code === 'not_found') keepDevicePlace(null);
        setAsked({ id: wanted, problem: sentenceOfError(error) });
      },
    );
    return () => leaving.abort();
  }, [wanted, call]);
  const current = asked?.id === wanted ? asked : null;
  return {
    sky: current?.sky ?? drawn,
    place,
    isLoading: wanted !== null && !current,
    problem: current?.problem ?? null,
  };
}
