import type { Services } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import type { Book } from '../contract.ts';
import { canBeCorrected, canBeGivenUp } from '../engine/sale.ts';
import { isOwner } from './book.repo.ts';
import { makeBookJob } from './job-inputs.ts';
import { yearsWords } from './read-birth.ts';
import type { BookRow } from './tables.ts';
import { STAGES } from './typeset/stages.ts';

const instantOf = (at: Date | null) => at && Temporal.Instant.fromEpochMilliseconds(at.getTime());

export async function bookView(
  db: Reader,
  services: Pick<Services, 'jobs'>,
  row: BookRow,
  userId: string,
  now: Temporal.Instant,
): Promise<Book> {
  const isMine = isOwner(row, userId);
  const madeAt = instantOf(row.made_at);
  const { status, corrections } = row;
  return {
    ...{ id: row.id, firstname: row.firstname, years: yearsWords(row.first_year), for_whom: row.for_whom },
    status: status === 'draft' ? 'waiting' : status,
    stage: status === 'making' ? await stageOf(db, services, row.id) : null,
    ...{ gift_day: row.gift_day, gift_sent: row.gift_sent_at !== null, taken: row.holder_id !== null, is_mine: isMine },
    ...{ bytes: row.file_bytes, made_at: row.made_at?.toISOString() ?? null, corrections },
    can_give_up: row.user_id === userId && canBeGivenUp(status) && corrections === 0,
    can_correct: isMine && canBeCorrected({ status, madeAt, corrections }, now),
    order_id: row.user_id === userId ? row.order_id : null,
  };
}

async function stageOf(db: Reader, { jobs }: Pick<Services, 'jobs'>, id: string): Promise<Book['stage']> {
  const progress = await jobs.progress(db, makeBookJob, { key: id });
  return STAGES.find((stage) => stage === progress?.note) ?? 'sky';
}
