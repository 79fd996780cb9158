import { device, readJson } from '@solelune/screen/device';
import { useSyncExternalStore } from 'react';
import type { Location } from '../contract.ts';

/** Where the visitor says they are, as this device keeps it (product document, section 3: *Location*, *geo location and timezone*). */
export interface DevicePlace {
  /** Of the town, or of the one that is nearest to where the device found itself. */
  id: string;
  /** « Nantes, Loire-Atlantique »: what the field of a place shows. */
  label: string;
  timezone: string;
  /** The town's, or the device's own to a kilometre. Degrees, north and east positive. */
  location: { lat: number; lng: number };
}

const KEY = 'geo-location';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null forgets it. */
export function keepDevicePlace(place: DevicePlace | null): void {
  if (place) device.write(KEY, JSON.stringify(place));
  else device.forget(KEY);
  for (const listener of listeners) listener();
}

export function devicePlaceOf(kept: string | null): DevicePlace | null {
  const { id, label, timezone, location } = (readJson(kept) ?? {}) as Record<string, unknown>;
  const { lat, lng } = (location ?? {}) as Record<string, unknown>;
  const isWhole =
    [id, label, timezone].every((part) => typeof part === 'string' && part !== '' && part.length <= 200) &&
    isWithin(lat, 90) &&
    isWithin(lng, 180);
  return isWhole ? ({ id, label, timezone, location: { lat, lng } } as DevicePlace) : null;
}

const isWithin = (value: unknown, limit: number) => typeof value === 'number' && Math.abs(value) <= limit;

/** The place kept, outside a drawing. */
export const keptDevicePlace = (): DevicePlace | null => devicePlaceOf(device.read(KEY));

/** A town that was found, as the device keeps it. */
export const devicePlaceAt = ({ id, display_name, timezone, location }: Location): DevicePlace => ({
  id,
  label: display_name,
  timezone,
  location,
});

/** The place kept, once the browser has taken over; null on the server, and for who has chosen none. */
export function useDevicePlace(): DevicePlace | null {
  // The text is the snapshot: two reads of the same memory are equal.
  const kept = useSyncExternalStore(
    subscribe,
    () => device.read(KEY),
    () => null,
  );
  return devicePlaceOf(kept);
}
