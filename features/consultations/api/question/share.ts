/** What a letter earns its advisor: theirs once it is sent, and half lost where the question more stays unanswered. */
import type { Writer } from '@solelune/platform';
import { lateCents } from '../../engine/question.ts';
import { bookEarned, earnedCents } from '../share.ts';
import type { QuestionRow } from './tables.ts';
import type { Telling } from './tell.ts';

export const bookLetter = (tx: Writer, { services, at }: Telling, row: QuestionRow): Promise<void> =>
  bookEarned(tx, at, {
    ...{ advisorId: row.advisor_id, orderId: row.order_id, deed: 'letter', label: 'Lettre envoyée' },
    cents: earnedCents(services, row.amount_cents),
  });

/** The same part of it that the member gets back. */
export const bookLetterLost = (tx: Writer, { services, at }: Telling, row: QuestionRow): Promise<void> =>
  bookEarned(tx, at, {
    ...{ advisorId: row.advisor_id, orderId: row.order_id, deed: 'letter-late', label: 'Suite non envoyée à temps' },
    cents: -lateCents('followed', earnedCents(services, row.amount_cents)),
  });
