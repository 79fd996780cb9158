/** Letters about an appointment, each in the transaction that gives cause for it. */
import { findAdvisor } from '@solelune/advisors/api';
import type { Services } from '@solelune/contract/server';
import { type Letter, sendLetter } from '@solelune/letters';
import type { Reader, Writer } from '@solelune/platform';
import { toAdvisor } from '../mail/letters.ts';
import { KIND_WORDS, meetingLabel, minutesWords, whenWords } from '../words/meeting.ts';
import { appointmentFile } from './calendar.ts';
import type { AppointmentRow } from './tables.ts';

const bytes = new TextEncoder();

export interface Telling {
  services: Services;
  at: Temporal.Instant;
}

const personOf = (db: Reader, userId: string) =>
  db.selectFrom('account_user').select(['email', 'firstname']).where('id', '=', userId).executeTakeFirst();

/** On the member's clock first. */
export const memberWhen = (row: AppointmentRow, startsAt = row.starts_at): string =>
  whenWords(startsAt.toISOString(), row.member_zone, row.advisor_zone);
export const advisorWhen = (row: AppointmentRow, startsAt = row.starts_at): string =>
  whenWords(startsAt.toISOString(), row.advisor_zone, row.member_zone);

interface MemberWords {
  firstname: string;
  advisor: string;
  when: string;
  what: string;
  file: Uint8Array;
}

export async function tellMember<Data extends Partial<MemberWords>>(
  tx: Writer,
  { services, at }: Telling,
  row: AppointmentRow,
  letter: Letter<Data, true>,
  more: Omit<Data, keyof MemberWords>,
  method: 'REQUEST' | 'CANCEL' = 'REQUEST',
): Promise<void> {
  const member = await personOf(tx, row.user_id);
  if (!member) return;
  const to = { name: member.firstname, email: member.email };
  const words: MemberWords = {
    ...{ firstname: member.firstname, advisor: row.advisor_name, when: memberWhen(row) },
    what: meetingLabel(row.duration_minutes, row.kind, row.advisor_name),
    file: bytes.encode(appointmentFile(services, row, { method, to, withName: row.advisor_name, now: at })),
  };
  const data = { ...words, ...more } as unknown as Data;
  await sendLetter(tx, services, letter, { to: member.email, keptFor: row.user_id, data });
}

interface AdvisorNews {
  title: string;
  /** After who, how long and how. */
  words: (who: string) => string;
  /** What their agenda is told; nothing for a mere proposal. */
  method?: 'REQUEST' | 'CANCEL';
}

export async function tellAdvisor(
  tx: Writer,
  { services, at }: Telling,
  row: AppointmentRow,
  { title, words, method }: AdvisorNews,
): Promise<void> {
  const advisor = await findAdvisor(tx, row.advisor_id);
  const account = advisor?.userId ? await personOf(tx, advisor.userId) : undefined;
  if (!advisor || !account) return;
  const member = await personOf(tx, row.user_id);
  const name = member?.firstname ?? 'Un membre';
  const to = { name: advisor.name, email: account.email };
  const file = method ? bytes.encode(appointmentFile(services, row, { method, to, withName: name, now: at })) : null;
  const who = `${name}, ${minutesWords(row.duration_minutes)} ${KIND_WORDS[row.kind]}`;
  await sendLetter(tx, services, toAdvisor, {
    to: account.email,
    data: { advisor: advisor.name, title, words: words(who), file, isGone: method === 'CANCEL' },
  });
}
