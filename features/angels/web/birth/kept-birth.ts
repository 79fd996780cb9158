import { useEffect, useSyncExternalStore } from 'react';
import type { ReadBirth } from '../../answer-schemas.ts';

/** The last birth that was counted, kept in this tab only, so that the form comes back filled. Nothing of it is sent anywhere. */
const KEY = 'angels.birth';

export function useKeepBirth(birth: ReadBirth | null): void {
  const text = birth && JSON.stringify(birth);
  useEffect(() => {
    if (!text) return;
    try {
      sessionStorage.setItem(KEY, text);
    } catch {
      // A browser may refuse its storage: the form then comes back empty.
    }
  }, [text]);
}

const neverChanges = () => () => {};
const read = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** Null on the server and while the page is taken over, so that both draw the same; then what was kept. */
export function useKeptBirth(): ReadBirth | null {
  const text = useSyncExternalStore(neverChanges, read, () => null);
  if (!text) return null;
  try {
    return JSON.parse(text) as ReadBirth;
  } catch {
    return null;
  }
}
