import { useEffect } from 'react';
import { useApp } from './app.tsx';

/** Long enough to see that something was computed, for who asked for no motion. */
const STILL_MS = 900;

const isControl = (target: EventTarget | null) => target instanceof Element && target.closest('a, button') !== null;

/**
 * Leads from the calculation to its result, at the end of the drawing or as soon as Enter or Escape is pressed. The result takes the
 * calculation's place in the history: going back from it returns to the form.
 */
export function usePassage(resultUrl: string, afterMs: number): void {
  const { navigate } = useApp();
  useEffect(() => {
    const leave = () => navigate(resultUrl, { replace: true });
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(leave, isStill ? STILL_MS : afterMs);
    const onKey = (event: KeyboardEvent) => {
      // Enter on a link or a button is theirs.
      if (event.key !== 'Escape' && (event.key !== 'Enter' || isControl(event.target))) return;
      clearTimeout(timer);
      leave();
    };
    addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKey);
    };
  }, [navigate, resultUrl, afterMs]);
}
