import { sentenceOfError } from '@solelune/contract/client';
import { Button } from '@solelune/ui/button';
import { Dialog } from '@solelune/ui/dialog';
import { Icon, pinGlyph } from '@solelune/ui/icon';
import { PlaceInput } from '@solelune/ui/place-input';
import { useState } from 'react';
import { type DevicePlace, keepDevicePlace } from '../device-place.ts';
import { useHere } from '../use-here.ts';
import { usePlaceSearch } from '../use-place-search.ts';

interface PlaceDialogProps {
  place: DevicePlace | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Where the visitor looks at the sky from: a town of the list, where they stand, or the sky of everyone again. */
export default function PlaceDialog({ place, open, onOpenChange }: PlaceDialogProps) {
  const searchPlaces = usePlaceSearch();
  const { isLocating, locate } = useHere();
  const [problem, setProblem] = useState<string | null>(null);
  const close = () => {
    setProblem(null);
    onOpenChange(false);
  };
  const keep = (chosen: DevicePlace | null) => {
    keepDevicePlace(chosen);
    close();
  };
  const findMe = () => void locate().then(close, (error: unknown) => setProblem(sentenceOfError(error)));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Le ciel de chez vous"
      description="L’ascendant, les maisons et l’heure changent avec le lieu. Votre choix reste sur cet appareil."
      actions={
        <>
          <Button tone="quiet" loading={isLocating} onClick={findMe}>
            <Icon of={pinGlyph} />
            Là où je suis
          </Button>
          {place && (
            <Button tone="plain" onClick={() => keep(null)}>
              Revenir au ciel de tous
            </Button>
          )}
        </>
      }
    >
      <PlaceInput
        label="Votre ville"
        value={place}
        error={problem}
        search={searchPlaces}
        onValueChange={(town) => town && keep(town)}
      />
    </Dialog>
  );
}
