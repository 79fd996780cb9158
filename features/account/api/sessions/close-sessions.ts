import type { Services } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import { deleteSessions, type WhichSessions } from './session.repo.ts';

/** Whatever their browsers follow ends as well, at once. Gives how many were open. */
export async function closeSessions(
  tx: Writer,
  { channels }: Pick<Services, 'channels'>,
  userId: string,
  which: WhichSessions = {},
): Promise<number> {
  const closed = await deleteSessions(tx, userId, which);
  if (closed > 0) channels.sessionsChanged(userId);
  return closed;
}
