import { type Sighting, sightingKey } from '../../engine/records.ts';
import type { DeviceJournal, DeviceRecord } from './device-journal.ts';

/** The calls of a merge. Each raises when it fails; whether it took effect is then unknown, and need not be known. */
export interface JournalServer {
  newUuid(): Promise<string>;
  list(uuid: string): Promise<readonly Pick<Sighting, 'date' | 'hour'>[]>;
  /** `refused`: the server will not have this one (its clock says that the hour is still to come). Noted already is noted. */
  insert(uuid: string, record: DeviceRecord): Promise<'noted' | 'refused'>;
  remove(uuid: string, record: Pick<Sighting, 'date' | 'hour'>): Promise<void>;
  /** Everything under the uuid becomes the member's, at once. Gives how many records passed. */
  sync(uuid: string): Promise<number>;
}

/**
 * Brings what the device noted into the account. First what waits under the device's uuid is made the same as what the device holds, then it
 * passes to the account in one step; only then does the device forget it. It may be cut at any point and run again: a step that was done is found
 * done, and nothing is forgotten before it has arrived. Gives how many records left the device.
 */
export async function mergeJournal(device: DeviceJournal, server: JournalServer): Promise<number> {
  const records = device.records();
  if (records.length === 0) {
    device.forgetUuid();
    return 0;
  }
  const uuid = device.uuid() ?? (await server.newUuid());
  device.keepUuid(uuid);
  const waiting = await server.list(uuid);
  const wanted = new Set(records.map(sightingKey));
  for (const stale of waiting.filter((one) => !wanted.has(sightingKey(one)))) await server.remove(uuid, stale);
  const there = new Set(waiting.map(sightingKey));
  const arrived: DeviceRecord[] = [];
  for (const record of records) {
    if (there.has(sightingKey(record)) || (await server.insert(uuid, record)) === 'noted') arrived.push(record);
  }
  // Fewer than were sent: what waited was forgotten, or another tab was faster. Nothing is given up; the next run finds out.
  if ((await server.sync(uuid)) < arrived.length)
    throw new Error('not everything that waited has passed to the account');
  device.remove(...arrived);
  if (device.records().length === 0) device.forgetUuid();
  return arrived.length;
}
