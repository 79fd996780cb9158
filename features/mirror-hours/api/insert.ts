import { offsetIn } from '@solelune/angels/engine';
import { fail, handle } from '@solelune/contract/server';
import { recordInsert } from '../contract.ts';
import { currentShowing, readWallClock, type Sighting, sightingProblem } from '../engine/index.ts';
import { REFUSALS } from '../refusal-sentences.ts';
import { currentViewOf, recordViewOf } from './journal.ts';
import { isOwner, ownerOf } from './owner.ts';
import { countRecords, findCurrent, insertRecord } from './record.repo.ts';

/** A clock may be ahead of ours. */
const FAST_CLOCK_MS = 5 * 60_000;
/** A request takes its time: an hour may be over when it arrives. */
const SLOW_REQUEST_MS = 60_000;
/** Fifty-two a day for a year: nobody sees more. */
const MOST_RECORDS = 20_000;

export const insertHandler = handle(recordInsert, async ({ record, timezone, uuid }, { db, who, now }) => {
  const owner = ownerOf(uuid, who);
  if (!isOwner(owner)) return owner;
  const offsetAt = offsetIn(timezone);
  const problem = sightingProblem(record, readWallClock(now.epochMilliseconds + FAST_CLOCK_MS, offsetAt));
  if (problem) {
    const { field, sentence } = REFUSALS[problem];
    return fail('invalid_input', { fields: { [`record[${field}]`]: sentence } });
  }
  if ((await countRecords(db, owner)) >= MOST_RECORDS) return fail('conflict');
  const isShownNow = [0, SLOW_REQUEST_MS].some((agoMs) => isShown(record, now.epochMilliseconds - agoMs, offsetAt));
  const row = await insertRecord(db, owner, { ...record, live: record.live || isShownNow, timezone }, now);
  if (!row) return fail('mirror_hour_not_saved');
  const current = 'userId' in owner ? await findCurrent(db, owner.userId) : null;
  const isNew = current?.id === row.id;
  return {
    success: true as const,
    record: recordViewOf(row),
    new_current_mirror_hour: isNew ? currentViewOf(row) : null,
  };
});

function isShown({ date, hour }: Pick<Sighting, 'date' | 'hour'>, epochMs: number, offsetAt: (ms: number) => number) {
  const showing = currentShowing(epochMs, offsetAt);
  return showing?.date === date && showing.hour.slug === hour;
}
