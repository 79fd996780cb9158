import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Calls `onEnd` after a while, which stops while the pointer or the focus is on the element, and while another window has the focus. It begins
 * anew with another `subject`. Counted here and not by the drawn bar: with reduced motion there is no bar, and the time still passes.
 */
export function useCountdown(delayMs: number, subject: unknown, onEnd: () => void) {
  const [isHeld, hold] = useState(false);
  const [isAway, setAway] = useState(() => !document.hasFocus());
  const leftMs = useRef(delayMs);
  const end = useEffectEvent(onEnd);
  const isPaused = isHeld || isAway;
  useEffect(() => {
    const leave = () => setAway(true);
    const come = () => setAway(false);
    addEventListener('blur', leave);
    addEventListener('focus', come);
    return () => {
      removeEventListener('blur', leave);
      removeEventListener('focus', come);
    };
  }, []);
  useEffect(() => {
    leftMs.current = delayMs;
  }, [delayMs, subject]);
  useEffect(() => {
    if (isPaused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [isPaused, subject]);
  const holds = {
    onPointerEnter: () => hold(true),
    onPointerLeave: () => hold(false),
    onFocus: () => hold(true),
    onBlur: () => hold(false),
  };
  return { isPaused, holds };
}
