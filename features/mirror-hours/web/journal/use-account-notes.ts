import { CallError } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { readerZone } from '@solelune/ui/reader-zone';
import { recordInsert } from '../../contract.ts';
import { deviceJournal } from '../device/device-journal.ts';
import { checkSighting } from './check-sighting.ts';
import type { Journal } from './journal.ts';

/** Notes an hour in the member's account. Without network it waits on the device, and joins the account with the next merge. */
export function useAccountNotes(onNoted: () => void): Journal['add'] {
  const { call } = useApp();
  return async ({ date, hour, live }) => {
    checkSighting({ date, hour, live });
    const timezone = readerZone();
    try {
      const { new_current_mirror_hour: current } = await call(recordInsert, { record: { date, hour, live }, timezone });
      onNoted();
      return { isWaiting: false, isCurrent: current !== null };
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'network')) throw error;
      if (!deviceJournal.add({ date, hour, live, timezone })) throw new CallError('mirror_hour_not_saved');
      return { isWaiting: true, isCurrent: false };
    }
  };
}
