import { fail, handle } from '@solelune/contract/server';
import { recordDelete } from '../contract.ts';
import { isOwner, ownerOf } from './owner.ts';
import { deleteRecord } from './record.repo.ts';

export const deleteHandler = handle(recordDelete, async ({ record, uuid }, { db, who }) => {
  const owner = ownerOf(uuid, who);
  if (!isOwner(owner)) return owner;
  return (await deleteRecord(db, owner, record)) ? { success: true as const } : fail('not_found');
});
