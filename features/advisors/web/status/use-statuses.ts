import { useApp } from '@solelune/screen/app';
import { useMemo, useSyncExternalStore } from 'react';
import { statusChannel } from '../../contract.ts';
import type { Status } from '../../engine/status.ts';

const PENDING = 'pending';

/** What is known of each, as it changes; who is not known yet is left out. Tracked while what calls this is shown. */
export function useStatuses(ids: readonly number[]): ReadonlyMap<number, Status['status']> {
  const { follow } = useApp();
  const list = ids.join();
  const followed = useMemo(() => {
    const each = list === '' ? [] : list.split(',').map((id) => follow(statusChannel, { id: Number(id) }));
    return {
      subscribe: (listener: () => void) => {
        const stops = each.map(({ subscribe }) => subscribe(listener));
        return () => stops.forEach((stop) => stop());
      },
      // One text for all: the same statuses are the same value.
      read: () => each.map((one) => one.read().state?.status ?? PENDING).join(),
    };
  }, [follow, list]);
  const said = useSyncExternalStore(followed.subscribe, followed.read, nobodyKnown);
  return useMemo(() => {
    const statuses = said === '' ? [] : (said.split(',') as (Status['status'] | typeof PENDING)[]);
    const numbers = list.split(',').map(Number);
    return new Map(
      statuses.flatMap((status, index) => (status === PENDING ? [] : [[numbers[index] as number, status] as const])),
    );
  }, [said, list]);
}

const nobodyKnown = () => '';
