import { Button } from '@solelune/ui/button';
import { useState } from 'react';
import { useStatus } from './use-status.ts';
import './lost-notice.css';

/**
 * Where the socket was cut: what is shown may be old, and one can ask for it again. The socket comes back by itself ten times; after that only this
 * button does, by tracking anew.
 */
export function LostNotice({ id }: { id: number }) {
  const [tries, setTries] = useState(0);
  return <Notice key={tries} id={id} onRetry={() => setTries((count) => count + 1)} />;
}

function Notice({ id, onRetry }: { id: number; onRetry: () => void }) {
  const { isLost } = useStatus(id);
  return (
    <div role="status" className="advisor-lost" hidden={!isLost}>
      {isLost && (
        <>
          <p>
            <b>Statuts figés.</b> La liaison s’est rompue. Nous réessayons quelques fois, puis nous attendons votre
            signe.
          </p>
          <Button tone="quiet" onClick={onRetry}>
            Réessayer maintenant
          </Button>
        </>
      )}
    </div>
  );
}
