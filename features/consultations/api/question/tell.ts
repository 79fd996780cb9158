/** Letters about a question, each in the transaction that gives cause for it. */
import { findAdvisor } from '@solelune/advisors/api';
import { momentIn } from '@solelune/civil-time/moment-in-zone';
import { dayWords, shortHourWords, weekdayWords } from '@solelune/civil-time/words';
import { zoneWords } from '@solelune/civil-time/zone-words';
import type { Services } from '@solelune/contract/server';
import { type Letter, sendLetter } from '@solelune/letters';
import type { Reader, Writer } from '@solelune/platform';
import { questionToAdvisor } from '../../mail/question-letters.ts';
import type { QuestionRow } from './tables.ts';

export interface Telling {
  services: Services;
  at: Temporal.Instant;
}

export const personOf = (db: Reader, userId: string) =>
  db.selectFrom('account_user').select(['email', 'firstname']).where('id', '=', userId).executeTakeFirst();

export async function tellMember<Data extends { firstname: string; advisor: string }>(
  tx: Writer,
  { services }: Telling,
  row: QuestionRow,
  letter: Letter<Data, true>,
  more: Omit<Data, 'firstname' | 'advisor'>,
): Promise<void> {
  const member = await personOf(tx, row.user_id);
  const advisor = await findAdvisor(tx, row.advisor_id);
  if (!member || !advisor) return;
  const data = { firstname: member.firstname, advisor: advisor.name, ...more } as unknown as Data;
  await sendLetter(tx, services, letter, { to: member.email, data });
}

/** Says who waits and until when; what they ask is read on the site alone. */
export async function tellAdvisor(
  tx: Writer,
  { services }: Telling,
  row: QuestionRow,
  { title, words }: { title: string; words: (who: string, due: string) => string },
): Promise<void> {
  const advisor = await findAdvisor(tx, row.advisor_id);
  const account = advisor?.userId ? await personOf(tx, advisor.userId) : undefined;
  if (!advisor || !account) return;
  const who = (await personOf(tx, row.user_id))?.firstname ?? 'Un membre';
  const due = row.due_at ? whenWords(row.due_at.toISOString(), advisor.timeZone) : '';
  await sendLetter(tx, services, questionToAdvisor, {
    to: account.email,
    data: { advisor: advisor.name, title, words: words(who, due), address: `/console/question/${row.id}` },
  });
}

function whenWords(instant: string, zone: string): string {
  const moment = momentIn(zone, instant);
  return `${weekdayWords(moment)} ${dayWords(moment)} à ${shortHourWords(moment)}, ${zoneWords(zone)}`;
}
