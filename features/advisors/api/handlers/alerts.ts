import { fail, handle } from '@solelune/contract/server';
import { alertRevoke, alertSet, mine } from '../../contract.ts';
import { canEdit } from '../../engine/index.ts';
import { findAdvisor } from '../advisor.repo.ts';
import { dropAlert, findAlert, setAlert } from '../alert.repo.ts';
import { statusOf } from '../presence.ts';
import { reviewBy } from '../review.repo.ts';
import { consultedOn } from './reviews.ts';

export const mineHandler = handle(mine, async ({ advisor: id }, { db, who, services, now }) => {
  if (!(await findAdvisor(db, id))?.isListed) return fail('not_found');
  const alert = await findAlert(db, id, who.userId);
  const review = await reviewBy(db, id, who.userId);
  return {
    alert: alert ? { push: alert.by_push, mail: alert.by_mail } : null,
    pushKey: services.push.publicKey,
    consultedOn: await consultedOn(db, services, who.userId, id),
    review: review
      ? {
          ...{ rating: review.rating, body: review.body },
          canEdit: !review.removed_at && canEdit(review.written_at.getTime(), now.epochMilliseconds),
        }
      : null,
  };
});

export const alertSetHandler = handle(alertSet, async (input, { db, who, services, now }) => {
  const { advisor: id, push, mail } = input;
  const advisor = await findAdvisor(db, id);
  if (!advisor?.isListed) return fail('not_found');
  if (!push && !mail) return fail('invalid_input', { fields: { mail: 'Choisissez comment nous vous prévenons' } });
  if ((await statusOf(db, services, id, now)).status === 'online')
    return fail('conflict', { sentence: `${advisor.name} est là, maintenant.` });
  if (push && !(await services.push.keep(db, who.userId, input.subscription ?? '', now)))
    return fail('invalid_input', { fields: { push: 'Ce navigateur ne nous permet pas de vous prévenir' } });
  await setAlert(db, { advisorId: id, userId: who.userId, push, mail, now });
  return { push, mail };
});

/** Asked for or not: afterwards nobody waits. */
export const alertRevokeHandler = handle(alertRevoke, async ({ advisor: id }, { db, who }) => {
  await dropAlert(db, id, who.userId);
  return {};
});
