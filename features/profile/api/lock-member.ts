import type { Writer } from '@solelune/platform';

/** Two requests of one member that both count, then add, must not both find room: the second waits for the first. */
export const lockMember = (tx: Writer, userId: string) =>
  tx.selectFrom('account_user').select('id').where('id', '=', userId).forUpdate().execute();
