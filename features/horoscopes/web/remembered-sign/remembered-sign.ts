import { SIGN_SLUGS, type SignSlug } from '@solelune/astrology/engine/signs';
import { device } from '@solelune/screen/device';
import { useLocation } from '@solelune/screen/navigation';
import { useEffect, useSyncExternalStore } from 'react';

export const SIGN_QUERY = 'signe';
const KEY = 'solelune:horoscope-sign';

const isSlug = (text: string | null): text is SignSlug => (SIGN_SLUGS as readonly (string | null)[]).includes(text);

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function rememberedSign(): SignSlug | null {
  const kept = device.read(KEY);
  return isSlug(kept) ? kept : null;
}

function remember(sign: SignSlug | null): void {
  if (sign) device.write(KEY, sign);
  else device.forget(KEY);
  for (const listener of listeners) listener();
}

/** The sign that this device keeps; null on the server and in the first drawing. */
export const useRememberedSign = (): SignSlug | null => useSyncExternalStore(subscribe, rememberedSign, () => null);

/** The sign of the address, which this device then keeps; failing that, the one that it keeps. */
export function useChosenSign(): { sign: SignSlug | null; isRemembered: boolean; forget(): void } {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get(SIGN_QUERY);
  const kept = useRememberedSign();
  useEffect(() => {
    if (isSlug(asked)) remember(asked);
  }, [asked]);
  return { sign: isSlug(asked) ? asked : kept, isRemembered: kept !== null, forget: () => remember(null) };
}
