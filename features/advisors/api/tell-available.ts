import type { FeatureParts } from '@solelune/contract/server';
import { sendLetter } from '@solelune/letters';
import { available } from '../mail/letters.ts';
import { type Advisor, findAdvisor } from './advisor.repo.ts';
import { takeAlert } from './alert.repo.ts';
import { statusOf } from './presence.ts';
import { devicesOf, forgetDevice } from './push/device.repo.ts';
import { sendPush } from './push/send-push.ts';

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

async function tellNext({ db, transaction, services }: Parts, advisor: Advisor): Promise<boolean> {
  const alert = await transaction(async (tx) => {
    const taken = await takeAlert(tx, advisor.id);
    if (!taken) return null;
    const member = await tx
      .selectFrom('account_user')
      .select(['email', 'firstname'])
      .where('id', '=', taken.user_id)
      .executeTakeFirst();
    if (taken.by_mail && member)
      await sendLetter(tx, services, available, {
        to: member.email,
        data: { firstname: member.firstname, advisor: advisor.name, slug: advisor.slug },
      });
    return taken;
  });
  if (!alert) return false;
  const devices = alert.by_push ? await devicesOf(db, services.sealing, alert.user_id) : [];
  const message = {
    title: `${advisor.name} est disponible`,
    body: 'Vous nous aviez demandé de vous prévenir.',
    ...{ url: `/equipe/${advisor.slug}`, tag: `advisor-${advisor.id}` },
  };
  for (const { id, subscription } of devices)
    if ((await sendPush(services.config, subscription, message)) === 'gone')
      await transaction((tx) => forgetDevice(tx, id));
  return true;
}
