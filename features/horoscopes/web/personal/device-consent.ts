/** What somebody without an account opened on this device; a member's consents are the profile's. */
import { device, readJson } from '@solelune/screen/device';
import { useSyncExternalStore } from 'react';
import type { SensitiveTheme } from '../../engine/themes.ts';

const KEY = 'solelune:horoscope-consents';
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const opened = (kept: string | null): string[] => {
  const list = readJson(kept);
  return Array.isArray(list) ? list.filter((one): one is string => typeof one === 'string') : [];
};

export function setDeviceConsent(theme: SensitiveTheme, granted: boolean): void {
  const others = opened(device.read(KEY)).filter((one) => one !== theme);
  const next = granted ? [...others, theme] : others;
  if (next.length > 0) device.write(KEY, JSON.stringify(next));
  else device.forget(KEY);
  for (const listener of listeners) listener();
}

export function useDeviceConsent(theme: SensitiveTheme): boolean {
  const kept = useSyncExternalStore(
    subscribe,
    () => device.read(KEY),
    () => null,
  );
  return opened(kept).includes(theme);
}
