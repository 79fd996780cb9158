// @vitest-environment happy-dom
import { StillPage } from '@solelune/screen/app';
import { doing, draw } from '@solelune/testing/draw';
import { expect, it, vi } from 'vitest';
import { keptDevicePlace } from './device-place.ts';
import { useHere } from './use-here.ts';

const REZE = {
  ...{ id: '2984701', name: 'Rezé', display_name: 'Rezé, Loire-Atlantique (44), France', country: 'France' },
  ...{ timezone: 'Europe/Paris', location: { lat: 47.1833, lng: -1.55 } },
  ...{ population: 40000, is_location_approximate: false },
};

function HereButton() {
  const { locate } = useHere();
  return (
    <button type="button" onClick={() => void locate()}>
      Là où je suis
    </button>
  );
}

it('a device that found itself keeps where it is, to a kilometre, and the zone of the nearest town', async () => {
  const coords = { latitude: 47.19421, longitude: -1.54876 };
  const getCurrentPosition = (found: (position: unknown) => void) => found({ coords });
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  const call = vi.fn(async () => ({ location: REZE }));
  const { box } = await draw(
    <StillPage app={{ call: call as never }}>
      <HereButton />
    </StillPage>,
  );
  await doing(() => box.querySelector('button')?.click());
  expect(call).toHaveBeenCalledWith(expect.anything(), { lat: 47.19, lng: -1.55 });
  expect(keptDevicePlace()).toEqual({
    id: REZE.id,
    label: REZE.display_name,
    timezone: 'Europe/Paris',
    location: { lat: 47.19, lng: -1.55 },
  });
  vi.unstubAllGlobals();
});
