import { device, readJson } from '@solelune/screen/device';
import { useMemo, useSyncExternalStore } from 'react';

/** Somebody whose birth a visitor kept. */
export interface KeptPerson {
  readonly firstname: string;
  readonly birthdate: string;
  readonly birthtime?: string | undefined;
  readonly birthcity: { readonly id: string; readonly label: string };
}

/** Where this device keeps results and people. */
export const KEY = 'kept-on-device';

const listeners = new Set<() => void>();
export const tellKept = (): void => {
  for (const listener of listeners) listener();
};

export function subscribeToKept(listener: () => void): () => void {
  listeners.add(listener);
  const fromOtherTab = ({ key }: StorageEvent) => key === KEY && listener();
  addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', fromOtherTab);
  };
}

export const isText = (value: unknown, most: number) =>
  typeof value === 'string' && value !== '' && value.length <= most;

function isPerson(value: unknown): value is KeptPerson {
  const { firstname, birthdate, birthtime, birthcity } = (value ?? {}) as Record<string, unknown>;
  const { id, label } = (birthcity ?? {}) as Record<string, unknown>;
  return (
    isText(firstname, 50) &&
    isText(birthdate, 10) &&
    (birthtime === undefined || isText(birthtime, 5)) &&
    isText(id, 40) &&
    isText(label, 200)
  );
}

/** What is nobody of ours (another version's, a hand's) is left out. */
export function peopleIn(kept: string | null): readonly KeptPerson[] {
  const { people } = (readJson(kept) ?? {}) as Record<string, unknown>;
  return Array.isArray(people) ? people.filter(isPerson) : [];
}

/** For forms, which pay for no more of the list than this. Nobody on the server and while the page is taken over, so that both draw the same. */
export function usePeopleHere(): readonly KeptPerson[] {
  const kept = useSyncExternalStore(
    subscribeToKept,
    () => device.read(KEY),
    () => null,
  );
  return useMemo(() => peopleIn(kept), [kept]);
}
