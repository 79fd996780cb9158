import type { CallAnswer } from '@solelune/contract';
import { CallError } from '@solelune/contract/client';
import { sentenceOf } from '@solelune/contract/errors';
import { useApp } from '@solelune/screen/app';
import { recordInsert } from '../../contract.ts';
import type { Sighting } from '../../engine/records.ts';
import { localTimezone } from '../clock/use-now.ts';
import { deviceJournal } from '../device/device-journal.ts';
import { ALREADY_NOTED, checkSighting } from './check-sighting.ts';
import type { AddOutcome } from './journal.ts';

type Noted = CallAnswer<typeof recordInsert>;

/** Notes an hour in the member's account. Without network it waits on the device, and joins the account with the next merge. */
export function useAccountNotes(onNoted: (noted: Noted) => void): (sighting: Sighting) => Promise<AddOutcome> {
  const { call } = useApp();
  return async ({ date, hour, live }) => {
    const problem = checkSighting({ date, hour, live });
    if (problem) return problem;
    const timezone = localTimezone();
    try {
      const answer = await call(recordInsert, { record: { date, hour, live }, timezone });
      onNoted(answer);
      return { ok: true, isWaiting: false, isCurrent: answer.new_current_mirror_hour !== null };
    } catch (error) {
      if (!(error instanceof CallError)) return { ok: false, field: null, sentence: sentenceOf('unknown') };
      if (error.code !== 'network') return { ok: false, field: null, sentence: error.sentence };
      const isNew = deviceJournal.add({ date, hour, live, timezone });
      return isNew ? { ok: true, isWaiting: true, isCurrent: false } : ALREADY_NOTED;
    }
  };
}
