import { fail, handle } from '@solelune/contract/server';
import { currentCheck, currentSeen } from '../contract.ts';
import { readJournal } from './journal.ts';
import { isOwner, ownerOf } from './owner.ts';
import { markSeen } from './record.repo.ts';

export const currentCheckHandler = handle(currentCheck, async ({ uuid }, { db, who, now }) => {
  const owner = ownerOf(uuid, who);
  return isOwner(owner) ? readJournal(db, owner, now) : owner;
});

/** Opened again, it stays seen. */
export const currentSeenHandler = handle(currentSeen, async ({ current_mirror_hour: id }, { db, who }) =>
  (await markSeen(db, who.userId, id)) ? { success: true as const } : fail('not_found'),
);
