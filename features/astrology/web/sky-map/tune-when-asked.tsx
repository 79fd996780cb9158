import { Button } from '@solelune/ui/button';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { TuneSkyProps } from './tune-sky.tsx';

const TuneSky = lazy(() => import('./tune-sky.tsx'));

/** Behind a button where most only come to look: the page owes the settings nothing. */
export function TuneWhenAsked(props: TuneSkyProps) {
  const [isAsked, setAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = (
    <Button tone="plain" loading={isAsked} onClick={() => setAsked(true)}>
      Régler la carte
    </Button>
  );
  return (
    <div ref={box} data-print="hide">
      {isAsked ? (
        <Suspense fallback={button}>
          <TuneSky {...props} />
          <Arrived tell={() => box.current?.querySelector('select')?.focus()} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}

/** The button went with the focus: the first choice takes it. */
function Arrived({ tell }: { tell: () => void }) {
  const first = useRef(tell);
  useEffect(() => first.current(), []);
  return null;
}
