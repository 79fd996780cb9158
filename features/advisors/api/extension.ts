import type { MemberHooks } from '@solelune/contract/server';
import { draftAdvisor } from './draft-advisor.ts';
import type {} from './tables.ts';

/** Who begins to advise gets a page of their own, to be written. A member's reviews and requests in the export of their data. With the account, requests go; a review stays under the name it was signed with. */
export const advisorsExtension: MemberHooks = {
  onRoles: (tx, person, now) => (person.roles.includes('advisor') ? draftAdvisor(tx, person, now) : Promise.resolve()),
  async exportOf(db, userId) {
    const reviews = await db
      .selectFrom('advisors_review as review')
      .innerJoin('advisors_advisor as advisor', 'advisor.id', 'review.advisor_id')
      .select(['advisor.name', 'review.rating', 'review.body', 'review.written_at', 'review.removed_reason'])
      .where('review.user_id', '=', userId)
      .execute();
    const alerts = await db
      .selectFrom('advisors_alert as alert')
      .innerJoin('advisors_advisor as advisor', 'advisor.id', 'alert.advisor_id')
      .select(['advisor.name', 'alert.by_mail', 'alert.by_push', 'alert.created_at'])
      .where('alert.user_id', '=', userId)
      .execute();
    const reports = await db
      .selectFrom('advisors_review_report')
      .select(['reason', 'reported_at'])
      .where('user_id', '=', userId)
      .execute();
    return {
      avis: reviews.map((row) => ({
        ...{
          sur: row.name,
          etoiles: row.rating,
          texte: row.body,
          ecrit_le: row.written_at,
          retire: row.removed_reason,
        },
      })),
      signalements: reports.map((row) => ({ motif: row.reason, signale_le: row.reported_at })),
      a_prevenir: alerts.map((row) => ({
        ...{ quand: row.name, par_courriel: row.by_mail, par_notification: row.by_push, demande_le: row.created_at },
      })),
    };
  },
};
