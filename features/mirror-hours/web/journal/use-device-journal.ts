import { useApp } from '@solelune/screen/app';
import { newUuid } from '../../contract.ts';
import { currentHourState, currentSighting } from '../../engine/current-hour.ts';
import { localTimezone } from '../clock/use-now.ts';
import { deviceJournal, useDeviceRecords } from '../device/device-journal.ts';
import { ALREADY_NOTED, checkSighting } from './check-sighting.ts';
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
    async add(sighting) {
      const problem = checkSighting(sighting);
      if (problem) return problem;
      if (!deviceJournal.add({ ...sighting, timezone: localTimezone() })) return ALREADY_NOTED;
      void askForUuid();
      return { ok: true, isWaiting: false, isCurrent: false };
    },
    async remove(record) {
      deviceJournal.remove(record);
      return null;
    },
    open: () => Promise.resolve(),
  };
}
