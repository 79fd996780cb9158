import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { msPerPx } from './ribbon-marks.ts';
import { EARLIEST_MS, LATEST_MS, stepped, type TimeLine, type Unit } from './time-line.ts';

/** Steps of each key; a page is ten. */
const KEYS: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};
/** A throw loses so much of its speed each millisecond, and ends under so many pixels a millisecond. */
const FRICTION = 0.996;
const STILL_PX_PER_MS = 0.02;

/** Drags, throws and keys on the ribbon: time goes under the hand as paper would. */
export function useRibbonHand(line: TimeLine, unit: Unit) {
  const drag = useRef<{ x: number; at: number; speed: number } | null>(null);
  const throwing = useRef(0);
  const stop = () => cancelAnimationFrame(throwing.current);
  useEffect(() => () => cancelAnimationFrame(throwing.current), []);

  const glide = (from: number, before: number) => {
    throwing.current = requestAnimationFrame((now) => {
      const passed = Math.min(now - before, 50);
      const speed = from * FRICTION ** passed;
      line.set(line.get() - speed * passed * msPerPx(unit));
      if (Math.abs(speed) > STILL_PX_PER_MS) glide(speed, now);
    });
  };
  const release = () => {
    const held = drag.current;
    drag.current = null;
    const isRecent = held && performance.now() - held.at < 60;
    if (!isRecent || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (Math.abs(held.speed) > STILL_PX_PER_MS * 5) glide(held.speed, performance.now());
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      stop();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, at: performance.now(), speed: 0 };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = drag.current;
      if (!held) return;
      const [moved, at] = [event.clientX - held.x, performance.now()];
      const speed = moved / Math.max(1, at - held.at);
      drag.current = { x: event.clientX, at, speed: held.speed * 0.6 + speed * 0.4 };
      line.set(line.get() - moved * msPerPx(unit));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const ends: Record<string, number> = { Home: EARLIEST_MS, End: LATEST_MS };
      const steps = KEYS[event.key];
      const to = ends[event.key] ?? (steps && stepped(line.get(), unit, steps));
      if (to === undefined) return;
      event.preventDefault();
      stop();
      line.set(to);
    },
  };
}
