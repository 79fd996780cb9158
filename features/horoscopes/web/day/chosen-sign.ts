import { SIGN_SLUGS, type SignSlug } from '@solelune/astrology/engine/signs';
import { device } from '@solelune/screen/device';
import { useLocation } from '@solelune/screen/navigation';
import { useEffect, useState } from 'react';

export const SIGN_QUERY = 'signe';
/** Known to the home page too, which leads to the sign of this device. */
const KEY = 'solelune:horoscope-sign';

const isSlug = (text: string | null): text is SignSlug => (SIGN_SLUGS as readonly (string | null)[]).includes(text);

export function rememberedSign(): SignSlug | null {
  const kept = device.read(KEY);
  return isSlug(kept) ? kept : null;
}

export const forgetSign = (): void => device.forget(KEY);

/** The sign of the address; failing that the one of this device, known once the browser has taken over. */
export function useChosenSign(): { sign: SignSlug | null; isRemembered: boolean; forget(): void } {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get(SIGN_QUERY);
  const [kept, setKept] = useState<SignSlug | null>(null);
  useEffect(() => {
    if (isSlug(asked)) device.write(KEY, asked);
    setKept(rememberedSign());
  }, [asked]);
  const forget = () => {
    forgetSign();
    setKept(null);
  };
  return { sign: isSlug(asked) ? asked : kept, isRemembered: kept !== null, forget };
}
