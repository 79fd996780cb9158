import { device } from '@solelune/screen/device';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Sighting } from '../../engine/records.ts';
import type { Showing } from '../../engine/wall-clock.ts';
import type { Journal, Noted } from './journal.ts';

const KEY = 'mirror-hour-by-clock';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setNoting(wanted: boolean): void {
  if (wanted) device.write(KEY, '1');
  else device.forget(KEY);
  for (const listener of listeners) listener();
}

interface Witness {
  /** Whether the clock notes by itself; null until the device has been asked. */
  isNoting: boolean | null;
  setNoting: (isNoting: boolean) => void;
  /** What the clock has noted since the page is open. */
  last: { sighting: Sighting; noted: Noted } | null;
}

/**
 * The clock of an open page as a witness: when it comes to show an hour of the lists, the journal is asked for its current hour, and, where the
 * reader wants it so, notes this one by itself. Once for each showing: what is then removed stays removed.
 */
export function useClockWitness(showing: Showing | null, { check, add }: Pick<Journal, 'check' | 'add'>): Witness {
  const isNoting = useSyncExternalStore<boolean | null>(
    subscribe,
    () => device.read(KEY) === '1',
    () => null,
  );
  const [last, setLast] = useState<Witness['last']>(null);
  const witnessed = useRef('');

  const key = showing && isNoting !== null && !document.hidden ? `${showing.startsAtMs} ${isNoting}` : '';
  useEffect(() => {
    if (!showing || key === '' || witnessed.current === key) return;
    witnessed.current = key;
    const sighting = { date: showing.date, hour: showing.hour.slug, live: true };
    const note = async () => {
      const current = await check().catch(() => null);
      const isThere = current?.date === sighting.date && current.hour === sighting.hour;
      if (isNoting && !isThere) setLast({ sighting, noted: await add(sighting) });
    };
    // Noted already, by hand: there is nothing to tell.
    note().catch(() => {});
  }, [showing, key, isNoting, check, add]);
  return { isNoting, setNoting, last };
}
