/**
 * What an advisor earns, in a room or by a letter: their percentage of what the work costs, before tax, whatever its member paid with. Coupons and Suns
 * are the house's affair (docs/decisions/0199-work-is-earned-whole.md).
 */
import { findAdvisor } from '@solelune/advisors/api';
import type { Services } from '@solelune/contract/server';
import { lockOwners } from '@solelune/ledger';
import { advisor as advisorOwner, member } from '@solelune/ledger/engine';
import { bookAdvisorShare } from '@solelune/payments/api';
import { VAT_STANDARD, vatInside } from '@solelune/payments/engine';
import type { Writer } from '@solelune/platform';
import { advisorCents } from '../engine/question.ts';
import { consultationSettings } from './room/settings.ts';

/** The advisor's part of so many cents of work, tax included. */
export const earnedCents = ({ config }: Pick<Services, 'config'>, workCents: number): number =>
  advisorCents(workCents - vatInside(workCents, VAT_STANDARD), consultationSettings(config).advisorSharePercent);

interface Earned {
  advisorId: number;
  /** Its books hold the entry, once for each deed. */
  orderId: string | null;
  deed: string;
  label: string;
  /** Below zero, a part that is lost again. */
  cents: number;
}

export async function bookEarned(
  tx: Writer,
  at: Temporal.Instant,
  { advisorId, orderId, deed, label, cents }: Earned,
): Promise<void> {
  const advisor = await findAdvisor(tx, advisorId);
  if (!advisor || !orderId) return;
  await bookAdvisorShare(tx, { orderId, deed, label, at }, { advisorId: advisor.accountId, cents });
}

/** Before a deed that writes on the accounts of both: in one order, so that nobody waits for somebody in a circle. */
export async function lockBoth(
  tx: Writer,
  at: Temporal.Instant,
  { memberId, advisorId }: { memberId: string | null; advisorId: number },
): Promise<void> {
  const advisor = await findAdvisor(tx, advisorId);
  const owners = [memberId && member(memberId), advisor && advisorOwner(advisor.accountId)].filter((one) => !!one);
  await lockOwners(tx, owners, at);
}
