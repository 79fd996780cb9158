import { useNear } from '@solelune/screen/near';
import { lazy, Suspense } from 'react';
import { readId } from './read-id.ts';
import './status-indicator.css';

/** What follows the status is fetched by who comes near it: the page above it owes it nothing. */
const StatusIndicator = lazy(async () => ({ default: (await import('./status-indicator.tsx')).StatusIndicator }));

const Pending = () => (
  <span className="advisor-status" data-status="pending">
    En attente
  </span>
);

/** The indicator, tracked from when it comes into view. As everywhere, without a proper id there is none. */
export function StatusWhenNear({ id }: { id: unknown }) {
  const [place, isNear] = useNear<HTMLSpanElement>('0px');
  if (readId(id) === null) return null;
  return (
    <span ref={place}>
      {isNear ? (
        <Suspense fallback={<Pending />}>
          <StatusIndicator id={id} />
        </Suspense>
      ) : (
        <Pending />
      )}
    </span>
  );
}
