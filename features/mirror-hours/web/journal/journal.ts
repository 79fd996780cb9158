import type { CurrentHourState } from '../../engine/current-hour.ts';
import type { Sighting } from '../../engine/records.ts';

export interface Noted {
  /** The network is gone: it waits on this device. */
  isWaiting: boolean;
  isCurrent: boolean;
}

/** A journal as its page shows it, wherever it is kept. What it refuses it raises, as a `CallError`. */
export interface Journal {
  where: 'device' | 'account';
  records: readonly Sighting[];
  state: CurrentHourState;
  /** The hour that was noted in its minute, unlocked or waiting for an account. */
  current: Pick<Sighting, 'date' | 'hour'> | null;
  /** Asks where it is kept what the current hour is: another device may have noted one. */
  check(): Promise<Pick<Sighting, 'date' | 'hour'> | null>;
  add(sighting: Sighting): Promise<Noted>;
  remove(record: Pick<Sighting, 'date' | 'hour'>): Promise<void>;
  /** The current hour's page is opened: from now on it is seen. */
  open(): Promise<void>;
}
