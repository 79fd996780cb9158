import type { Awaiting } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { sql } from 'kysely';

/** Pages that advisors propose, and reviews that somebody reported. */
export async function awaitingStaff(db: Reader): Promise<Awaiting[]> {
  const pages = await db
    .selectFrom('advisors_proposal as proposal')
    .innerJoin('advisors_advisor as advisor', 'advisor.id', 'proposal.advisor_id')
    .select(['advisor.name', 'proposal.proposed_at'])
    .where('declined_at', 'is', null)
    .orderBy('proposed_at')
    .execute();
  const reports = await db
    .selectFrom('advisors_review_report')
    .select([sql<number>`count(distinct review_id)`.as('count'), sql<Date | null>`min(reported_at)`.as('since')])
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return [
    ...pages.map(({ name, proposed_at: since }) => ({
      ...{ can: 'advisors.manage' as const, since },
      title: `${name} propose une nouvelle page`,
      words: 'Elle paraît quand quelqu’un l’a lue et approuvée ; d’ici là, l’ancienne reste en place.',
      ...{ act: 'Relire', address: '/administration/conseillers' },
    })),
    ...(reports.since
      ? [
          {
            ...{ can: 'advisors.remove-review' as const, since: reports.since },
            title: reports.count === 1 ? 'Un avis a été signalé' : `${reports.count} avis ont été signalés`,
            words: 'Retirer demande une raison, que l’auteur reçoit ; garder clôt le signalement.',
            ...{ act: 'Juger', address: '/administration/avis' },
          },
        ]
      : []),
  ];
}
