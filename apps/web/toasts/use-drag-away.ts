import { type PointerEvent, useRef, useState } from 'react';

/** Product document, section 9: how much of its own width it must be moved by. */
const AWAY_PART = 0.6;
/** A finger that slips by less has only pressed. */
const SLIP_PX = 6;

/** Lets an element be pushed to either side: far enough and it is away, else it comes back. Spread the result on it, after its `onClick`. */
export function useDragAway(onAway: () => void) {
  const [dx, move] = useState(0);
  const fromX = useRef<number | null>(null);
  const wasDragged = useRef(false);
  const stop = () => {
    fromX.current = null;
    move(0);
  };
  return {
    style: { translate: `${dx}px` },
    onPointerDown: ({ clientX }: PointerEvent) => {
      fromX.current = clientX;
      wasDragged.current = false;
    },
    onPointerMove: ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
      if (fromX.current === null) return;
      const moved = clientX - fromX.current;
      if (!wasDragged.current && Math.abs(moved) < SLIP_PX) return;
      wasDragged.current = true;
      // The rest comes here even if the finger leaves the element.
      currentTarget.setPointerCapture(pointerId);
      move(moved);
    },
    onPointerUp: ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      const isAway = Math.abs(clientX - (fromX.current ?? clientX)) > currentTarget.offsetWidth * AWAY_PART;
      if (isAway) onAway();
      else stop();
    },
    onPointerCancel: stop,
    // The click at the end of a drag is none.
    onClickCapture: (event: { stopPropagation(): void }) => wasDragged.current && event.stopPropagation(),
  };
}
