import { type Failure, fail } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import { CONTACTS_MAX } from '../../limits.ts';
import { lockMember } from '../lock-member.ts';
import type { ContactRow } from '../tables.ts';
import { type ContactBirth, insertContact, listContacts, updateContact } from './contact.repo.ts';

/** What `contact_id` says for a person who is not among the contacts yet. */
const NEW_CONTACT = 'new';

type Kept = { row: ContactRow } | { failure: Failure };

export async function keepContact(
  tx: Writer,
  userId: string,
  contactId: string,
  birth: ContactBirth,
  now: Temporal.Instant,
): Promise<Kept> {
  if (contactId !== NEW_CONTACT) {
    const row = await updateContact(tx, userId, contactId, birth, now);
    return row ? { row } : { failure: fail('not_found') };
  }
  await lockMember(tx, userId);
  if ((await listContacts(tx, userId)).length >= CONTACTS_MAX) {
    const sentence = `Vous gardez déjà ${CONTACTS_MAX} proches. Retirez-en un pour en ajouter un autre.`;
    return { failure: fail('conflict', { sentence }) };
  }
  return { row: await insertContact(tx, userId, birth, now) };
}
