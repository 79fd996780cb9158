import { readerZone } from '@solelune/ui/reader-zone';
import { keptDevicePlace } from './device-place.ts';

/** The zone of the visitor's clock, as calls take it. The server has none to tell: its pages are everybody's. */
export const visitorZone = (): { timezone?: string } =>
  typeof document === 'undefined' ? {} : { timezone: readerZone() };

/** Where the visitor has told this device that they are, as calls take it; nothing where it keeps no place. */
export function visitorPlace(): { lat?: string; lng?: string; timezone?: string } {
  const place = keptDevicePlace();
  return place ? { lat: String(place.location.lat), lng: String(place.location.lng), timezone: place.timezone } : {};
}
