import { CallError } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { readerZone } from '@solelune/ui/reader-zone';
import { newUuid } from '../../contract.ts';
import { currentHourState, currentSighting } from '../../engine/current-hour.ts';
import { deviceJournal, useDeviceRecords } from '../device/device-journal.ts';
import { checkSighting } from './check-sighting.ts';
import type { Journal } from './journal.ts';

/** The journal of a visitor without an account: nothing of it leaves the device, and nothing of it needs a network. */
export function useDeviceJournal(): Journal {
  const records = useDeviceRecords();
  const { call } = useApp();

  /** The key under which a later login brings the records over. Asked for when there is a network; the merge asks otherwise. */
  const askForUuid = async () => {
    if (deviceJournal.uuid() || !navigator.onLine) return;
    const answer = await call(newUuid, {}).catch(() => null);
    if (answer && !deviceJournal.uuid()) deviceJournal.keepUuid(answer.uuid);
  };
  return {
    where: 'device',
    records,
    state: currentHourState(
      records.map((record) => ({ ...record, haveSeen: false })),
      false,
    ),
    current: currentSighting(records),
    check: async () => currentSighting(deviceJournal.records()),
    async add(sighting) {
      checkSighting(sighting);
      if (!deviceJournal.add({ ...sighting, timezone: readerZone() })) throw new CallError('mirror_hour_not_saved');
      void askForUuid();
      return { isWaiting: false, isCurrent: false };
    },
    async remove(record) {
      deviceJournal.remove(record);
    },
    open: () => Promise.resolve(),
  };
}
