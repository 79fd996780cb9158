import { sendVerification } from '@solelune/account/api';
import { fail, handle } from '@solelune/contract/server';
import { ordersOf, statusFor } from '@solelune/payments/api';
import { balanceOf } from '@solelune/wallet/api';
import { letterResend, memberOpen, members } from '../../contract.ts';
import { findMember, findMembers, lettersTo } from '../member.repo.ts';
import { isId, pageOf } from '../page-of.ts';

type Row = Awaited<ReturnType<typeof findMembers>>[number];
const rowOf = ({ id, firstname, email, created_at, email_verified_at, roles }: Row) => ({
  ...{ id, firstname, email, roles, created_at: created_at.toISOString(), is_confirmed: email_verified_at !== null },
});

export const membersHandler = handle(members, async (search, { db }) => {
  const { rows, next } = pageOf(await findMembers(db, search), ({ id }) => id);
  return { rows: rows.map(rowOf), next };
});

export const memberOpenHandler = handle(memberOpen, async ({ id }, { db, services, now }) => {
  const found = isId(id) ? await findMember(db, id) : undefined;
  if (!found) return fail('not_found');
  const orders = [];
  for (const order of await ordersOf(db, id)) {
    const { paid_at, ...status } = await statusFor(db, services, order, now);
    orders.push({ ...status, is_paid: paid_at !== null });
  }
  const letters = await lettersTo(db, found.email);
  return {
    member: {
      ...rowOf(found),
      ...(await balanceOf(db, id)),
      last_visit_at: found.last_visit_at.toISOString(),
      smtp_error: found.smtp_error,
      deletion_due_at: found.deletion_due_at?.toISOString() ?? null,
    },
    orders,
    letters: letters.map(({ kind, status, created_at }) => ({ kind, status, at: created_at.toISOString() })),
  };
});

export const letterResendHandler = handle(letterResend, async ({ id }, { db, services, now }) => {
  const found = isId(id) ? await findMember(db, id) : undefined;
  if (!found) return fail('not_found');
  if (found.email_verified_at) return fail('conflict', { sentence: 'Cette adresse est déjà confirmée.' });
  await sendVerification(db, services, found, now);
  return {};
});
