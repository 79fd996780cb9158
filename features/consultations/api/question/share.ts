/** What a letter earns its advisor: theirs once it is sent, whatever the member paid with, and half lost where the question more stays unanswered. */
import { findAdvisor } from '@solelune/advisors/api';
import { bookAdvisorShare } from '@solelune/payments/api';
import { VAT_STANDARD, vatInside } from '@solelune/payments/engine';
import type { Writer } from '@solelune/platform';
import { advisorCents, lateCents } from '../../engine/question.ts';
import { consultationSettings } from '../room/settings.ts';
import type { QuestionRow } from './tables.ts';
import type { Telling } from './tell.ts';

const sharedCents = ({ services }: Telling, { amount_cents }: QuestionRow): number =>
  advisorCents(
    amount_cents - vatInside(amount_cents, VAT_STANDARD),
    consultationSettings(services.config).advisorSharePercent,
  );

interface Earned {
  deed: string;
  label: string;
  cents: number;
}

async function book(tx: Writer, { at }: Telling, row: QuestionRow, { deed, label, cents }: Earned): Promise<void> {
  const advisor = await findAdvisor(tx, row.advisor_id);
  if (!advisor || !row.order_id) return;
  await bookAdvisorShare(tx, { orderId: row.order_id, deed, label, at }, { advisorId: advisor.accountId, cents });
}

export const bookLetter = (tx: Writer, telling: Telling, row: QuestionRow): Promise<void> =>
  book(tx, telling, row, { deed: 'letter', label: 'Lettre envoyée', cents: sharedCents(telling, row) });

/** The same part of it that the member gets back. */
export const bookLetterLost = (tx: Writer, telling: Telling, row: QuestionRow): Promise<void> =>
  book(tx, telling, row, {
    ...{ deed: 'letter-late', label: 'Suite non envoyée à temps' },
    cents: -lateCents('followed', sharedCents(telling, row)),
  });
