import type { Services } from '@solelune/contract/server';
import type { Reader, Writer } from '@solelune/platform';
import { statusChannel } from '../contract.ts';

/** A console that was not heard of for so long is closed. */
export const LEASE_SECONDS = 30;

type Telling = Pick<Services, 'channels'>;
const told = ({ channels }: Telling, advisorId: number) => channels.changed(statusChannel, String(advisorId));

/** The advisor's own switch: away, they may say until when. */
export async function setSwitch(
  tx: Writer,
  services: Telling,
  { advisorId, to, comebackAt }: { advisorId: number; to: 'available' | 'away'; comebackAt?: Temporal.Instant },
): Promise<void> {
  const comeback_at = to === 'away' && comebackAt ? new Date(comebackAt.epochMilliseconds) : null;
  await tx.updateTable('advisors_advisor').set({ switch: to, comeback_at }).where('id', '=', advisorId).execute();
  told(services, advisorId);
}

/** A console is open: said when it opens and again well within each lease. Only what changes somebody's status is told. */
export async function keepConsole(
  tx: Writer,
  services: Telling,
  { advisorId, consoleId, now }: { advisorId: number; consoleId: string; now: Temporal.Instant },
): Promise<void> {
  const wasOpen = await isOpen(tx, advisorId, now);
  const lease_until = new Date(now.add({ seconds: LEASE_SECONDS }).epochMilliseconds);
  await tx
    .insertInto('advisors_console')
    .values({ id: consoleId, advisor_id: advisorId, lease_until })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ lease_until }).where('advisors_console.advisor_id', '=', advisorId),
    )
    .execute();
  if (!wasOpen) told(services, advisorId);
}

/** Closed properly; one that is not, ends with its lease. */
export async function closeConsole(
  tx: Writer,
  services: Telling,
  { advisorId, consoleId }: { advisorId: number; consoleId: string },
): Promise<void> {
  await tx.deleteFrom('advisors_console').where('id', '=', consoleId).where('advisor_id', '=', advisorId).execute();
  told(services, advisorId);
}

/** In the transaction that opens the room. */
export async function enterRoom(
  tx: Writer,
  services: Telling,
  { advisorId, roomId, now }: { advisorId: number; roomId: string; now: Temporal.Instant },
): Promise<void> {
  await tx
    .insertInto('advisors_occupation')
    .values({ room_id: roomId, advisor_id: advisorId, since: new Date(now.epochMilliseconds) })
    .onConflict((conflict) => conflict.column('room_id').doNothing())
    .execute();
  told(services, advisorId);
}

/** In the transaction that closes it. */
export async function leaveRoom(
  tx: Writer,
  services: Telling,
  { advisorId, roomId }: { advisorId: number; roomId: string },
): Promise<void> {
  await tx.deleteFrom('advisors_occupation').where('room_id', '=', roomId).execute();
  told(services, advisorId);
}

const isOpen = async (db: Reader, advisorId: number, now: Temporal.Instant): Promise<boolean> =>
  (await db
    .selectFrom('advisors_console')
    .select('id')
    .where('advisor_id', '=', advisorId)
    .where('lease_until', '>', new Date(now.epochMilliseconds))
    .executeTakeFirst()) !== undefined;
