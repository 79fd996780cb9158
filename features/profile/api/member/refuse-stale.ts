import { type Failure, fail } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import { lockMember } from '../lock-member.ts';
import { emptyMember, findMember, findUser } from './member.repo.ts';
import { birthRevision, identityRevision } from './revision.ts';

const STALE =
  'Ces informations ont changé dans un autre onglet ou sur un autre appareil depuis que cette page est ouverte.';

/** A form that was opened before another one was saved must not undo it unseen. One that names no state is taken as it is. */
export async function refuseStale(
  tx: Writer,
  userId: string,
  form: 'identity' | 'birth',
  revision: string | undefined,
): Promise<Failure | null> {
  if (revision === undefined) return null;
  await lockMember(tx, userId);
  const user = await findUser(tx, userId);
  if (!user) return fail('login_required');
  const member = (await findMember(tx, userId)) ?? emptyMember(userId);
  const current = form === 'identity' ? identityRevision(user, member) : birthRevision(member);
  return revision === current ? null : fail('conflict', { sentence: STALE });
}
