import { offsetIn } from '@solelune/angels/engine';
import type { Reader } from '@solelune/platform';
import { currentHourState, currentSighting, readWallClock } from '../engine/index.ts';
import { hasAccount, type Owner } from './owner.ts';
import { listRecords } from './record.repo.ts';
import type { RecordRow } from './tables.ts';

const PARIS = 'Europe/Paris';

export const recordViewOf = ({ id, local_day, hour, is_live }: RecordRow) => ({
  ...{ id, date: local_day, hour, live: is_live },
});

export const currentViewOf = ({ id, local_day, hour, have_seen }: RecordRow) => ({
  ...{ id, date: local_day, hour, have_seen_current_mirror_hour: have_seen },
});

const sightingOf = (row: RecordRow) => ({
  ...{ row, date: row.local_day, hour: row.hour, live: row.is_live, haveSeen: row.have_seen },
});

/** An owner's journal as every call that reads needs it. */
export async function readJournal(db: Reader, owner: Owner, now: Temporal.Instant) {
  const rows = await listRecords(db, owner);
  const sightings = rows.map(sightingOf);
  const current = hasAccount(owner) ? currentSighting(sightings) : null;
  return {
    records: rows.map(recordViewOf),
    current_mirror_hour: current ? currentViewOf(current.row) : null,
    state: currentHourState(sightings, hasAccount(owner)),
    /** The day it is where the owner last noted something. */
    today: todayIn(latest(rows)?.timezone ?? PARIS, now),
  };
}

const latest = (rows: readonly RecordRow[]): RecordRow | undefined =>
  rows.reduce<RecordRow | undefined>(
    (last, row) => (last && last.created_at >= row.created_at ? last : row),
    undefined,
  );

const todayIn = (timezone: string, now: Temporal.Instant): string =>
  readWallClock(now.epochMilliseconds, offsetIn(timezone)).date;
