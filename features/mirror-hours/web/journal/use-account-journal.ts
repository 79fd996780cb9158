import type { CallAnswer } from '@solelune/contract';
import { useApp } from '@solelune/screen/app';

import { useCallback, useEffect, useRef, useState } from 'react';
import { currentCheck, currentSeen, recordDelete, recordsGet } from '../../contract.ts';
import { sightingKey } from '../../engine/records.ts';
import { deviceJournal, useDeviceRecords } from '../device/device-journal.ts';
import { mergeAtLogin, takeNews } from '../device/merge-at-login.ts';
import type { Journal } from './journal.ts';
import { useAccountNotes } from './use-account-notes.ts';

type Data = CallAnswer<typeof recordsGet>;

/** The member's journal. What waits on the device is shown with it, and brought over as soon as it can be. */
export function useAccountJournal(loaded: Data): Journal {
  const { call, changePage } = useApp();
  const [data, setData] = useState(loaded);
  const waiting = useDeviceRecords();
  const show = useCallback(
    (next: Data) => {
      setData(next);
      changePage<Data>(() => next);
    },
    [changePage],
  );
  const reload = useCallback(async () => {
    const answer = await call(recordsGet, { period: 'all' }).catch(() => null);
    if (answer) show(answer);
  }, [call, show]);
  useMerge(waiting.length, reload);

  const add = useAccountNotes(() => void reload());
  const known = new Set(data.records.map(sightingKey));
  return {
    where: 'account',
    records: [...data.records, ...waiting.filter((record) => !known.has(sightingKey(record)))],
    state: data.state === 'none' && waiting.length > 0 ? 'locked' : data.state,
    current: data.current_mirror_hour,
    async check() {
      const { current_mirror_hour: current, state } = await call(currentCheck, {});
      // Noted elsewhere: the list has to come too.
      if (current?.id !== data.current_mirror_hour?.id) await reload();
      else if (state !== data.state) show({ ...data, state });
      return current;
    },
    add,
    async remove(record) {
      const found = data.records.find((one) => sightingKey(one) === sightingKey(record));
      if (!found) return deviceJournal.remove(record);
      await call(recordDelete, { record: { id: found.id } });
      await reload();
    },
    async open() {
      if (!data.current_mirror_hour || data.state === 'seen') return;
      await call(currentSeen, { current_mirror_hour: data.current_mirror_hour.id }).catch(() => null);
      show({ ...data, state: 'seen' });
    },
  };
}

/**
 * While something waits on the device, brings it over: now, and when the network is back. The journal is then read again, whoever brought it and
 * even where that happened between the reading of the page's data and its being shown.
 */
function useMerge(waitingCount: number, reload: () => Promise<void>): void {
  const { call } = useApp();
  const before = useRef(waitingCount);
  useEffect(() => {
    if (waitingCount < before.current || takeNews()) void reload();
    before.current = waitingCount;
    if (waitingCount === 0) return undefined;
    const merge = () => void mergeAtLogin(call).catch(() => {});
    if (navigator.onLine) merge();
    addEventListener('online', merge);
    return () => removeEventListener('online', merge);
  }, [waitingCount, reload, call]);
}
