/** The product's constants for touch (section "Business constants"). */
export const GESTURE = {
  swipePx: 70,
  tapMs: 150,
  doubleTapMs: 200,
  longTapMs: 1000,
  tapPrecisionPx: 30,
} as const;

export type SwipeDirection = 'left' | 'right' | 'up' | 'down';
export type Gesture = { type: 'tap' | 'doubleTap' | 'longTap' } | { type: 'swipe'; direction: SwipeDirection };

interface Contact {
  x: number;
  y: number;
  timeMs: number;
}

export interface GestureState {
  /** Where and when the finger came down; null while it is up. */
  start: Contact | null;
  /** How far the finger has been from its start, at most. */
  reachPx: number;
  /** A long tap was told: what follows until the finger leaves is nothing. */
  spent: boolean;
  /** A tap that may still become the first half of a double tap. */
  pendingTap: Contact | null;
}

export type GestureEvent =
  | ({ type: 'down' | 'move' | 'up' } & Contact)
  | { type: 'tick'; timeMs: number }
  | { type: 'cancel' };

export const IDLE_GESTURE: GestureState = { start: null, reachPx: 0, spent: false, pendingTap: null };

/**
 * One step of the recogniser. `waitsForDoubleTap` holds a tap back for 200 ms, as long as a second one could make it a
 * double tap; without a listener for those, a tap is told at once. Time only enters through the events.
 */
export function gestureStep(
  state: GestureState,
  event: GestureEvent,
  waitsForDoubleTap: boolean,
): { state: GestureState; told: Gesture | null } {
  switch (event.type) {
    case 'down':
      return {
        state: { ...state, start: { x: event.x, y: event.y, timeMs: event.timeMs }, reachPx: 0, spent: false },
        told: null,
      };
    case 'move':
      return {
        state: state.start ? { ...state, reachPx: Math.max(state.reachPx, distance(state.start, event)) } : state,
        told: null,
      };
    case 'cancel':
      return { state: { ...state, start: null }, told: null };
    case 'tick':
      return tick(state, event.timeMs);
    case 'up':
      return release(state, event, waitsForDoubleTap);
  }
}

function tick(state: GestureState, timeMs: number): { state: GestureState; told: Gesture | null } {
  const { start, pendingTap } = state;
  if (pendingTap && timeMs - pendingTap.timeMs >= GESTURE.doubleTapMs) {
    return { state: { ...state, pendingTap: null }, told: { type: 'tap' } };
  }
  const held = start && !state.spent && timeMs - start.timeMs >= GESTURE.longTapMs;
  if (held && state.reachPx <= GESTURE.tapPrecisionPx) {
    return { state: { ...state, spent: true }, told: { type: 'longTap' } };
  }
  return { state, told: null };
}

function release(
  state: GestureState,
  end: Contact,
  waitsForDoubleTap: boolean,
): { state: GestureState; told: Gesture | null } {
  const { start, pendingTap } = state;
  const up: GestureState = { ...state, start: null };
  if (!start || state.spent) return { state: up, told: null };
  const direction = swipeDirection(end.x - start.x, end.y - start.y);
  if (direction) return { state: { ...up, pendingTap: null }, told: { type: 'swipe', direction } };

  const stayed = Math.max(state.reachPx, distance(start, end)) <= GESTURE.tapPrecisionPx;
  if (!stayed || end.timeMs - start.timeMs > GESTURE.tapMs) return { state: up, told: null };
  const follows = pendingTap && end.timeMs - pendingTap.timeMs <= GESTURE.doubleTapMs;
  if (follows && distance(pendingTap, end) <= GESTURE.tapPrecisionPx) {
    return { state: { ...up, pendingTap: null }, told: { type: 'doubleTap' } };
  }
  if (waitsForDoubleTap)
    return { state: { ...up, pendingTap: { x: end.x, y: end.y, timeMs: end.timeMs } }, told: null };
  return { state: up, told: { type: 'tap' } };
}

/** The way of a displacement of 70 px or more along its longer axis; null below. */
export function swipeDirection(dx: number, dy: number): SwipeDirection | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < GESTURE.swipePx) return null;
  if (Math.abs(dx) >= Math.abs(dy)) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
