import { CANCELLED, CallError, type Client } from '@solelune/contract/client';
import { newUuid, recordDelete, recordInsert, recordsGet, syncLocalAndUser } from '../../contract.ts';
import type { JournalServer } from './merge.ts';

/** Nobody cancels a merge: an answer that never comes is a lost network. */
function answered<Answer>(answer: Answer | typeof CANCELLED): Answer {
  if (answer === CANCELLED) throw new CallError('network');
  return answer as Answer;
}

const codeOf = (error: unknown) => (error instanceof CallError ? error.code : null);

/** The merge's calls over the browser's client. */
export const journalServer = (call: Client['call']): JournalServer => ({
  newUuid: async () => answered(await call(newUuid, {})).uuid,
  list: async (uuid) => answered(await call(recordsGet, { period: 'all', uuid })).records,
  async insert(uuid, { timezone, ...record }) {
    try {
      answered(await call(recordInsert, { record, timezone, uuid }));
      return 'noted';
    } catch (error) {
      if (codeOf(error) === 'mirror_hour_not_saved') return 'noted';
      if (codeOf(error) === 'invalid_input') return 'refused';
      throw error;
    }
  },
  async remove(uuid, { date, hour }) {
    try {
      answered(await call(recordDelete, { record: { date, hour }, uuid }));
    } catch (error) {
      if (codeOf(error) !== 'not_found') throw error;
    }
  },
  async sync(uuid) {
    const { added, already_there: alreadyThere } = answered(await call(syncLocalAndUser, { uuid }));
    return added + alreadyThere;
  },
});
