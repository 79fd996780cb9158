import { handle } from '@solelune/contract/server';
import { syncLocalAndUser } from '../contract.ts';
import { moveToMember } from './record.repo.ts';

export const syncHandler = handle(syncLocalAndUser, async ({ uuid }, { db, who }) => {
  const { added, alreadyThere } = await moveToMember(db, uuid, who.userId);
  return { success: true as const, added, already_there: alreadyThere };
});
