import { CallError, type Client } from '@solelune/contract/client';
import { newUuid, recordDelete, recordInsert, recordsGet, syncLocalAndUser } from '../../contract.ts';
import type { JournalServer } from './merge.ts';

const codeOf = (error: unknown) => (error instanceof CallError ? error.code : null);

/** The merge's calls over the browser's client. */
export const journalServer = (call: Client['call']): JournalServer => ({
  newUuid: async () => (await call(newUuid, {})).uuid,
  list: async (uuid) => (await call(recordsGet, { period: 'all', uuid })).records,
  async insert(uuid, { timezone, ...record }) {
    try {
      await call(recordInsert, { record, timezone, uuid });
      return 'noted';
    } catch (error) {
      if (codeOf(error) === 'mirror_hour_not_saved') return 'noted';
      if (codeOf(error) === 'invalid_input') return 'refused';
      throw error;
    }
  },
  async remove(uuid, { date, hour }) {
    try {
      await call(recordDelete, { record: { date, hour }, uuid });
    } catch (error) {
      if (codeOf(error) !== 'not_found') throw error;
    }
  },
  async sync(uuid) {
    const { added, already_there: alreadyThere } = await call(syncLocalAndUser, { uuid });
    return added + alreadyThere;
  },
});
