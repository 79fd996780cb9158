import { Spinner } from '@solelune/ui/spinner';
import { useEffect, useState } from 'react';
import { elapsedSince } from './elapsed.ts';

/** Product document, section 9. */
const TICK_MS = 1000;

/** Minutes and seconds of the call; a spinner until it has begun. */
export function PhoneTimer({ startSeconds }: { startSeconds: number | null }) {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (startSeconds === null) return;
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [startSeconds]);
  if (startSeconds === null) return <Spinner size={26} label="Mise en relation…" className="status-banner__clock" />;
  const { clock, words } = elapsedSince(startSeconds, nowMs);
  return (
    <span className="status-banner__clock" role="timer" aria-label={words}>
      {clock}
    </span>
  );
}
