import { part } from '@solelune/screen/part';
import { Icon, pinGlyph } from '@solelune/ui/icon';
import { Spinner } from '@solelune/ui/spinner';
import { useState } from 'react';
import type { DevicePlace } from '../device-place.ts';
import './place-choice.css';

const PlaceDialog = part(() => import('./place-dialog.tsx'));

interface PlaceChoiceProps {
  place: DevicePlace | null;
  isLoading: boolean;
  problem: string | null;
}

/** « Voir mon ciel »: the way from the sky of everyone to one's own. */
export function PlaceChoice({ place, isLoading, problem }: PlaceChoiceProps) {
  // The dialog and its search arrive with the first press.
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className="place-choice"
        aria-haspopup="dialog"
        aria-label={place ? 'Changer de lieu' : undefined}
        onClick={open}
      >
        {isLoading ? <Spinner /> : <Icon of={pinGlyph} />}
        {place ? 'Changer' : 'Voir mon ciel'}
      </button>
      {problem && (
        <span className="place-choice__problem" role="alert">
          {problem}
        </span>
      )}
      {isWanted && <PlaceDialog place={place} open={isOpen} onOpenChange={setOpen} onLost={() => setWanted(false)} />}
    </>
  );
}
