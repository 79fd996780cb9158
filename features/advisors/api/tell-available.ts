import type { FeatureParts } from '@solelune/contract/server';
import { sendLetter } from '@solelune/letters';
import { available } from '../mail/letters.ts';
import { type Advisor, findAdvisor } from './advisor.repo.ts';
import { takeAlert } from './alert.repo.ts';
import { statusOf } from './presence.ts';

type Parts = Pick<FeatureParts, 'db' | 'transaction' | 'services' | 'now'>;

/** Writes to everybody who waits for this advisor, as long as they are there. Each alert is taken before it is told: told once, or not at all. */
export async function tellAvailable(parts: Parts, advisorId: number): Promise<number> {
  const { db, services, now } = parts;
  const advisor = await findAdvisor(db, advisorId);
  if (!advisor) return 0;
  for (let told = 0; ; told++) {
    if ((await statusOf(db, services, advisorId, now())).status !== 'online') return told;
    if (!(await tellNext(parts, advisor))) return told;
  }
}

/** An offer to talk is old after an hour. */
const KEPT_SECONDS = 3600;

const tellNext = ({ transaction, services }: Parts, advisor: Advisor): Promise<boolean> =>
  transaction(async (tx) => {
    const alert = await takeAlert(tx, advisor.id);
    if (!alert) return false;
    const member = await tx
      .selectFrom('account_user')
      .select(['email', 'firstname'])
      .where('id', '=', alert.user_id)
      .executeTakeFirst();
    if (alert.by_mail && member)
      await sendLetter(tx, services, available, {
        to: member.email,
        data: { firstname: member.firstname, advisor: advisor.name, slug: advisor.slug },
      });
    if (alert.by_push)
      await services.push.send(tx, alert.user_id, {
        title: `${advisor.name} est disponible`,
        body: 'Vous nous aviez demandé de vous prévenir.',
        ...{ url: `/equipe/${advisor.slug}`, tag: `advisor-${advisor.id}`, keptSeconds: KEPT_SECONDS },
      });
    return true;
  });
