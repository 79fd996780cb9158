import { useReaderZone } from '@solelune/ui/reader-zone';
import { useSyncExternalStore } from 'react';
import { readId } from './read-id.ts';
import { statusWords } from './status-words.ts';
import { useStatus } from './use-status.ts';
import './status-indicator.css';

const MINUTE_MS = 60_000;

/** Whether somebody is there, as it changes. Appearing it is tracked, going away it is not; without a proper id there is nothing to show. */
export function StatusIndicator({ id, className }: { id: unknown; className?: string }) {
  return readId(id) === null ? null : <Indicator id={id} className={className} />;
}

function Indicator({ id, className }: { id: unknown; className?: string | undefined }) {
  const live = useStatus(id);
  const zone = useReaderZone();
  const now = useMinute(live.comeback !== undefined);
  return (
    <span
      className={className ? `advisor-status ${className}` : 'advisor-status'}
      data-status={live.status}
      data-lost={live.isLost || undefined}
      title={live.isLost ? 'La liaison est rompue : ce statut peut dater.' : undefined}
    >
      {statusWords(live, now, zone)}
    </span>
  );
}

/** The present minute, for words that grow old. It is only read once the browser knows a status: the server draws « En attente ». */
function useMinute(isNeeded: boolean): number {
  return useSyncExternalStore(isNeeded ? everyMinute : never, minute, minute);
}

const minute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
const never = () => () => {};
const everyMinute = (tell: () => void) => {
  const timer = setInterval(tell, MINUTE_MS);
  return () => clearInterval(timer);
};
