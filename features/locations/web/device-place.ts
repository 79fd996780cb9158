import { device, readJson } from '@solelune/screen/device';
import { useSyncExternalStore } from 'react';

/** Where the visitor says they are, as this device keeps it (product document, section 3: *geo location and timezone*; the id says both). */
export interface DevicePlace {
  id: string;
  /** « Nantes, Loire-Atlantique »: what the field of a place shows. */
  label: string;
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
  const { id, label } = (readJson(kept) ?? {}) as Record<string, unknown>;
  const isWhole = [id, label].every((part) => typeof part === 'string' && part !== '' && part.length <= 200);
  return isWhole ? ({ id, label } as DevicePlace) : null;
}

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
