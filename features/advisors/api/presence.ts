import type { Services } from '@solelune/contract/server';
import type { Reader, Writer } from '@solelune/platform';
import { statusChannel } from '../contract.ts';
import { type Status, statusAt } from '../engine/index.ts';
import { tellAvailableJob } from './jobs-known.ts';
import { presenceFacts } from './status.repo.ts';

/** A console that was not heard of for so long is closed. */
export const LEASE_SECONDS = 30;

type Telling = Pick<Services, 'channels' | 'jobs' | 'features'>;

/** After each deed, in its transaction: who follows hears of it, and who waits for this advisor is written to if they are there now. */
async function told(tx: Writer, services: Telling, advisorId: number, now: Temporal.Instant): Promise<Status> {
  services.channels.changed(statusChannel, String(advisorId));
  const status = await statusOf(tx, services, advisorId, now);
  if (status.status === 'online')
    await services.jobs.send(tx, tellAvailableJob, { advisorId }, { key: `advisor:${advisorId}` });
  return status;
}

export async function statusOf(
  db: Reader,
  services: Pick<Services, 'features'>,
  advisorId: number,
  now: Temporal.Instant,
): Promise<Status> {
  const facts = (await presenceFacts(db, services, [advisorId], now)).get(advisorId);
  return facts ? statusAt(facts, now.epochMilliseconds) : { status: 'offline' };
}

interface SwitchDeed {
  advisorId: number;
  to: 'available' | 'away';
  comebackAt?: Temporal.Instant | undefined;
  now: Temporal.Instant;
}

/** The advisor's own switch: away, they may say until when. */
export async function setSwitch(
  tx: Writer,
  services: Telling,
  { advisorId, to, comebackAt, now }: SwitchDeed,
): Promise<Status> {
  const comeback_at = to === 'away' && comebackAt ? new Date(comebackAt.epochMilliseconds) : null;
  await tx.updateTable('advisors_advisor').set({ switch: to, comeback_at }).where('id', '=', advisorId).execute();
  return told(tx, services, advisorId, now);
}

/** A console is open: said when it opens and again well within each lease. Only what changes somebody's status is told. */
export async function keepConsole(
  tx: Writer,
  services: Telling,
  { advisorId, consoleId, now }: { advisorId: number; consoleId: string; now: Temporal.Instant },
): Promise<Status> {
  const wasOpen = await isOpen(tx, advisorId, now);
  const over = new Date(now.epochMilliseconds);
  await tx
    .deleteFrom('advisors_console')
    .where('advisor_id', '=', advisorId)
    .where('lease_until', '<=', over)
    .execute();
  const lease_until = new Date(now.add({ seconds: LEASE_SECONDS }).epochMilliseconds);
  await tx
    .insertInto('advisors_console')
    .values({ id: consoleId, advisor_id: advisorId, lease_until })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ lease_until }).where('advisors_console.advisor_id', '=', advisorId),
    )
    .execute();
  return wasOpen ? statusOf(tx, services, advisorId, now) : told(tx, services, advisorId, now);
}

/** Closed properly; one that is not, ends with its lease. */
export async function closeConsole(
  tx: Writer,
  services: Telling,
  { advisorId, consoleId, now }: { advisorId: number; consoleId: string; now: Temporal.Instant },
): Promise<void> {
  await tx.deleteFrom('advisors_console').where('id', '=', consoleId).where('advisor_id', '=', advisorId).execute();
  await told(tx, services, advisorId, now);
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
  await told(tx, services, advisorId, now);
}

/** In the transaction that closes it. */
export async function leaveRoom(
  tx: Writer,
  services: Telling,
  { advisorId, roomId, now }: { advisorId: number; roomId: string; now: Temporal.Instant },
): Promise<void> {
  await tx.deleteFrom('advisors_occupation').where('room_id', '=', roomId).execute();
  await told(tx, services, advisorId, now);
}

const isOpen = async (db: Reader, advisorId: number, now: Temporal.Instant): Promise<boolean> =>
  (await db
    .selectFrom('advisors_console')
    .select('id')
    .where('advisor_id', '=', advisorId)
    .where('lease_until', '>', new Date(now.epochMilliseconds))
    .executeTakeFirst()) !== undefined;
