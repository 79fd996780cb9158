import type { CurrentHourState } from '../../engine/current-hour.ts';
import type { Sighting } from '../../engine/records.ts';

export type AddOutcome =
  | { ok: true /** The network is gone: it waits on this device. */; isWaiting: boolean; isCurrent: boolean }
  | { ok: false; field: 'date' | 'hour' | null; sentence: string };

/** A journal as its page shows it, wherever it is kept. */
export interface Journal {
  where: 'device' | 'account';
  records: readonly Sighting[];
  state: CurrentHourState;
  /** The hour that was noted in its minute, unlocked or waiting for an account. */
  current: Pick<Sighting, 'date' | 'hour'> | null;
  add(sighting: Sighting): Promise<AddOutcome>;
  /** The sentence of what went wrong; null when it is gone. */
  remove(record: Pick<Sighting, 'date' | 'hour'>): Promise<string | null>;
  /** The current hour's page is opened: from now on it is seen. */
  open(): Promise<void>;
}
