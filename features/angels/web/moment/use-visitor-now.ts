import { useEffect, useState } from 'react';
import type { OffsetAt } from '../../engine/index.ts';

/**
 * The present on the visitor's own clock, every second; null on the server and while the page is taken over, so that both draw
 * the same. Then the page no longer speaks of Paris but of where one is.
 */
export function useVisitorNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The clocks of the place where this browser is. */
export const visitorOffset: OffsetAt = (epochMs) => -new Date(epochMs).getTimezoneOffset() * 60_000;
