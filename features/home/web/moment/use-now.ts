import { useEffect, useState } from 'react';

/** The present in milliseconds: the page's own instant until the browser has taken over, then the clock, every second. */
export function useNow(pageInstant: number): number {
  const [now, setNow] = useState(pageInstant);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
