import { useSyncExternalStore } from 'react';
import { mirrorHourBySlug } from '../../engine/hours.ts';
import { isDay, type Sighting, sightingKey } from '../../engine/records.ts';

/** What a visitor noted, as this device keeps it. */
export interface DeviceRecord extends Sighting {
  readonly timezone: string;
}

const RECORDS = 'mirror-hour-records';
const UUID = 'mirror-hour-uuid';

/** A browser may refuse its storage (private mode): what is noted then lasts as long as the page. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key: string, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
  for (const listener of listeners) listener();
}

const NOTHING: readonly DeviceRecord[] = [];
let parsed: { text: string | null; records: readonly DeviceRecord[] } = { text: null, records: NOTHING };

/** What is no record of ours (another version's, a hand's) is left out; the same text gives the same list. */
function readRecords(): readonly DeviceRecord[] {
  const text = read(RECORDS);
  if (text !== parsed.text) parsed = { text, records: parse(text) };
  return parsed.records;
}

function parse(text: string | null): readonly DeviceRecord[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isRecord) : NOTHING;
  } catch {
    return NOTHING;
  }
}

function isRecord(value: unknown): value is DeviceRecord {
  const { date, hour, live, timezone } = (value ?? {}) as Partial<Record<keyof DeviceRecord, unknown>>;
  return (
    typeof date === 'string' &&
    isDay(date) &&
    typeof hour === 'string' &&
    mirrorHourBySlug(hour) !== undefined &&
    typeof live === 'boolean' &&
    typeof timezone === 'string'
  );
}

const keep = (records: readonly DeviceRecord[]): void =>
  write(RECORDS, records.length > 0 ? JSON.stringify(records) : null);

/** The journal of a visitor without an account: on the device, with or without network. Every change reads it anew: another tab may have changed it. */
export const deviceJournal = {
  records: readRecords,
  /** False when this hour was noted on that day already. */
  add(record: DeviceRecord): boolean {
    const records = readRecords();
    if (records.some((one) => sightingKey(one) === sightingKey(record))) return false;
    keep([...records, record]);
    return true;
  },
  remove(...gone: readonly Pick<Sighting, 'date' | 'hour'>[]): void {
    const keys = new Set(gone.map(sightingKey));
    keep(readRecords().filter((one) => !keys.has(sightingKey(one))));
  },
  uuid: (): string | null => read(UUID),
  keepUuid: (uuid: string): void => write(UUID, uuid),
  forgetUuid: (): void => write(UUID, null),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    const fromOtherTab = ({ key }: StorageEvent) => key === RECORDS && listener();
    addEventListener('storage', fromOtherTab);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', fromOtherTab);
    };
  },
};

export type DeviceJournal = Pick<typeof deviceJournal, 'records' | 'remove' | 'uuid' | 'keepUuid' | 'forgetUuid'>;

/** Nothing on the server and while the page is taken over, so that both draw the same. */
export const useDeviceRecords = (): readonly DeviceRecord[] =>
  useSyncExternalStore(deviceJournal.subscribe, readRecords, () => NOTHING);
