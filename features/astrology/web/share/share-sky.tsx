import { Button } from '@solelune/ui/button';
import { Dialog } from '@solelune/ui/dialog';
import { Icon, shareGlyph } from '@solelune/ui/icon';
import { Spinner } from '@solelune/ui/spinner';
import { lazy, Suspense, useState } from 'react';
import type { ShareChoicesProps } from './share-choices.tsx';

const ShareChoices = lazy(() => import('./share-choices.tsx'));

/** A link with or without the birth, and a picture without it: one door for both. */
export function ShareSky(props: ShareChoicesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="plain" onClick={() => setOpen(true)}>
        <Icon of={shareGlyph} />
        Partager
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Partager ce ciel" size="l">
        <Suspense fallback={<Spinner />}>
          <ShareChoices {...props} />
        </Suspense>
      </Dialog>
    </>
  );
}
