import { Button } from '@solelune/ui/button';
import { useEffect, useRef } from 'react';
import './removed-card.css';

/** What stands in the place of a removed result: nothing is lost by a slip of the finger. */
export function RemovedCard({ title, isBusy, onUndo }: { title: string; isBusy: boolean; onUndo: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  // The button that removed it is gone, and focus with it.
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div className="removed-card" ref={box} role="status">
      <p>
        «&#160;{title}&#160;» est retiré. <span>Vous avez un jour pour changer d’avis.</span>
      </p>
      <Button tone="quiet" loading={isBusy} onClick={onUndo}>
        Annuler
      </Button>
    </div>
  );
}
