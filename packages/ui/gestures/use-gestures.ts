import { type PointerEvent, useEffect, useRef } from 'react';
import { GESTURE, type GestureEvent, gestureStep, IDLE_GESTURE, type SwipeDirection } from './gesture-machine.ts';

export interface GestureHandlers {
  onTap?: () => void;
  onDoubleTap?: () => void;
  onLongTap?: () => void;
  onSwipe?: (direction: SwipeDirection) => void;
  /** Displacement since the finger came down; null once it is up. */
  onDrag?: (moved: { dx: number; dy: number } | null) => void;
}

/** Spread the result on an element. Give the same actions to buttons or keys: a gesture is never the only way. */
export function useGestures(handlers: GestureHandlers) {
  const latest = useRef(handlers);
  const state = useRef(IDLE_GESTURE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const feed = (event: GestureEvent) => {
    const { onTap, onDoubleTap, onLongTap, onSwipe } = latest.current;
    const step = gestureStep(state.current, event, onDoubleTap !== undefined);
    state.current = step.state;
    if (step.told?.type === 'tap') onTap?.();
    else if (step.told?.type === 'doubleTap') onDoubleTap?.();
    else if (step.told?.type === 'longTap') onLongTap?.();
    else if (step.told?.type === 'swipe') onSwipe?.(step.told.direction);
    // Time passes between two events: come back when a tap would be alone or a press long.
    clearTimeout(timer.current);
    const wait = step.state.pendingTap
      ? GESTURE.doubleTapMs
      : step.state.start && !step.state.spent
        ? GESTURE.longTapMs
        : 0;
    if (wait && event.type !== 'tick')
      timer.current = setTimeout(() => feed({ type: 'tick', timeMs: performance.now() }), wait);
  };
  const contact = (event: PointerEvent) => ({ x: event.clientX, y: event.clientY, timeMs: performance.now() });

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      // The rest of the gesture comes here even if the finger leaves the element.
      event.currentTarget.setPointerCapture(event.pointerId);
      feed({ type: 'down', ...contact(event) });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { start } = state.current;
      if (!start || !event.isPrimary) return;
      feed({ type: 'move', ...contact(event) });
      latest.current.onDrag?.({ dx: event.clientX - start.x, dy: event.clientY - start.y });
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (!state.current.start || !event.isPrimary) return;
      feed({ type: 'up', ...contact(event) });
      latest.current.onDrag?.(null);
    },
    onPointerCancel: () => {
      feed({ type: 'cancel' });
      latest.current.onDrag?.(null);
    },
  };
}
