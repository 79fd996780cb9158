import { useEffect, useState } from 'react';
import type { OffsetAt } from '../../engine/wall-clock.ts';

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** The clocks of where this browser is, at any instant: summer time included. */
export const localOffset: OffsetAt = (epochMs) => -new Date(epochMs).getTimezoneOffset() * MINUTE_MS;

/** Now, told again at each whole second; null on the server and while the page is taken over. A hidden tab is woken at its return. */
export function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      setNow(Date.now());
      if (!document.hidden) timer = setTimeout(tick, SECOND_MS - (Date.now() % SECOND_MS));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
