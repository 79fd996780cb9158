import { createContext, type ReactNode, use, useState } from 'react';
import { createPortal } from 'react-dom';

/** Null until the place is there; undefined where no frame has one. */
const PlaceContext = createContext<HTMLElement | null | undefined>(undefined);

/** For a frame: leaves a place above what it draws, from edge to edge, that a page may fill. */
export function FrameHeadPlace({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setPlace} />
      <PlaceContext value={place}>{children}</PlaceContext>
    </>
  );
}

/** What a page shows above its frame; without one around it, where it is written. */
export function FrameHead({ children }: { children: ReactNode }) {
  const place = use(PlaceContext);
  if (place === undefined) return children;
  return place && createPortal(children, place);
}
