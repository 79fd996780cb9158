import { useSyncExternalStore } from 'react';
import { useApp } from './app.tsx';
import { useLocation } from './navigation.tsx';

const neverChanges = () => () => {};

/** `#question-3` → 2; null for any other fragment. */
export function stepIn(hash: string, name: string): number | null {
  const step = hash.startsWith(`#${name}-`) ? Number(hash.slice(name.length + 2)) : 0;
  return Number.isInteger(step) && step > 0 ? step - 1 : null;
}

/**
 * Which of several steps of a page one is at, from 0. The address says it, so that the browser's Back leads to the step before, and a reload
 * finds the same one; null where it says none, on the server, and while the page is taken over.
 */
export function useStep(name: string): [step: number | null, goTo: (step: number) => void] {
  const { navigate } = useApp();
  const { hash } = useLocation();
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const step = isAlive ? stepIn(hash, name) : null;
  const goTo = (next: number) => {
    // Who was led here step by step goes back the same way; who opened the address here has no way back to go.
    if (next < (step ?? 0) && history.length > 1) navigate(-1);
    else navigate(`#${name}-${next + 1}`);
  };
  return [step, goTo];
}
