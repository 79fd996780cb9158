// @vitest-environment happy-dom
import { keepDevicePlace } from '@solelune/locations/web';
import { afterEach, expect, it } from 'vitest';
import { screens as astrologyScreens } from './screens.ts';

afterEach(() => keepDevicePlace(null));

it('the Moon sign is asked for with the latitude, the longitude and the zone of the visitor', () => {
  const screen = astrologyScreens.find(({ name }) => name === 'astrology.moon-sign-result');
  expect(screen?.input?.({ infos: 'e30' })).toEqual({ infos: 'e30', display: true });
  const location = { lat: 47.22, lng: -1.55 };
  keepDevicePlace({ id: '2990969', label: 'Nantes', timezone: 'Europe/Paris', location });
  expect(screen?.input?.({ infos: 'e30' })).toEqual({
    infos: 'e30',
    display: true,
    lat: '47.22',
    lng: '-1.55',
    timezone: 'Europe/Paris',
  });
});
