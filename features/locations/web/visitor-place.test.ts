// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepDevicePlace } from './device-place.ts';
import { visitorPlace, visitorZone } from './visitor-place.ts';

const nouméa = {
  id: '2139521',
  label: 'Nouméa',
  timezone: 'Pacific/Noumea',
  location: { lat: -22.28, lng: 166.46 },
};

describe('where the visitor is, as calls take it', () => {
  afterEach(() => {
    keepDevicePlace(null);
    vi.unstubAllGlobals();
  });

  it('is the place that the device keeps, with its coordinates and its zone', () => {
    expect(visitorPlace()).toEqual({});
    keepDevicePlace(nouméa);
    expect(visitorPlace()).toEqual({ lat: '-22.28', lng: '166.46', timezone: 'Pacific/Noumea' });
  });

  it('is by the clock of this browser, and by nobody’s on the server', () => {
    expect(visitorZone()).toEqual({ timezone: Intl.DateTimeFormat().resolvedOptions().timeZone });
    vi.stubGlobal('document', undefined);
    expect(visitorZone()).toEqual({});
  });
});
