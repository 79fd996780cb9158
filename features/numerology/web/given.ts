import { useEffect, useSyncExternalStore } from 'react';

/**
 * What the visitor counted, kept in this tab only: a result's address carries the number alone, and this lets the result show the
 * steps that led to it, and the form come back filled. Nothing of it is sent anywhere.
 */
export type GivenKey = 'name' | 'birth' | 'firstnames' | 'ratings';

const storageKey = (key: GivenKey) => `numerology.${key}`;

function keep(key: GivenKey, value: string): void {
  try {
    sessionStorage.setItem(storageKey(key), value);
  } catch {
    // A browser may refuse its storage: the result then explains its method with an example.
  }
}

/** Kept by the calculation's page, so that an address opened directly is kept like a form that was filled. */
export function useKeepGiven(key: GivenKey, value: string): void {
  useEffect(() => keep(key, value), [key, value]);
}

function readGiven(key: GivenKey): string | null {
  try {
    return sessionStorage.getItem(storageKey(key));
  } catch {
    return null;
  }
}

const neverChanges = () => () => {};

/** Null on the server and while the page is taken over, so that both draw the same; then what was kept. */
export function useGiven(key: GivenKey): string | null {
  return useSyncExternalStore(
    neverChanges,
    () => readGiven(key),
    () => null,
  );
}
