import { mine } from '@solelune/screen/device';
import { useEffect, useSyncExternalStore } from 'react';

/**
 * What the visitor counted, kept in this tab only: a result's address carries the number alone, and this lets the result show the
 * steps that led to it, and the form come back filled. Nothing of it is sent anywhere.
 */
export type GivenKey = 'name' | 'birth' | 'firstnames' | 'ratings';

const storageKey = (key: GivenKey) => `numerology.${key}`;

/** Kept by the calculation's page, so that an address opened directly is kept like a form that was filled. */
export function useKeepGiven(key: GivenKey, value: string): void {
  useEffect(() => mine.write(storageKey(key), value), [key, value]);
}

const neverChanges = () => () => {};

/** Null on the server and while the page is taken over, so that both draw the same; then what was kept. */
export function useGiven(key: GivenKey): string | null {
  return useSyncExternalStore(
    neverChanges,
    () => mine.read(storageKey(key)),
    () => null,
  );
}
