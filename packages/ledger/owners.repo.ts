import { newId, type Reader, type Writer } from '@solelune/platform';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { isForgotten, OWNER_KINDS, type Owner, ownerKey } from './engine/index.ts';
import './tables.ts';

/** The ids of owners' rows, by `ownerKey`. */
export type OwnerIds = ReadonlyMap<string, string>;

/**
 * Opens the owners that are missing, then locks them all until the transaction ends. Every transaction does both in one order, and holds
 * no lock while it opens: so entries cannot wait for each other in a circle, whomever they touch. A transaction that writes several
 * entries names the owners of all of them here first. The house comes last: it is wanted only now and then, and often found out late.
 */
export async function lockOwners(tx: Writer, owners: readonly Owner[], at: Temporal.Instant): Promise<OwnerIds> {
  const distinct = distinctOf(owners);
  const locked = await lockKnownOwners(tx, distinct);
  if (locked) return locked;
  const known = new Set((await findOwners(tx, distinct).execute()).map((row) => ownerKey(ownerOf(row))));
  const missing = distinct.filter((owner) => !known.has(ownerKey(owner)));
  await openOwners(tx, missing, at);
  const opened = await lockKnownOwners(tx, distinct);
  if (!opened) throw new Error('An owner was forgotten a moment ago');
  return opened;
}

const distinctOf = (owners: readonly Owner[]): Owner[] => [
  ...new Map(owners.map((owner) => [ownerKey(owner), owner])).values(),
];

/** Null, and nothing is locked, where one of them is missing. */
async function lockKnownOwners(tx: Writer, owners: readonly Owner[]): Promise<OwnerIds | null> {
  const distinct = distinctOf(owners);
  if (distinct.length === 0) return new Map();
  if (distinct.some(isForgotten)) throw new Error('Somebody forgotten owns nothing that could be locked');
  const locked = await lockAll(tx, distinct);
  if (locked.length !== distinct.length) return null;
  return new Map(locked.map((row) => [ownerKey(ownerOf(row)), row.id]));
}

/** All of them, or none: where one is missing, nothing is locked while it is opened. */
const lockAll = (tx: Writer, owners: readonly Owner[]) =>
  findOwners(tx, owners)
    .where(({ selectFrom, eb }) =>
      eb(selectFrom('ledger_owner').select(eb.fn.countAll().as('count')).where(isOneOf(owners)), '=', owners.length),
    )
    .orderBy((eb) => eb('kind', '=', 'house'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

const ownerOf = ({ kind, person_id }: { kind: Owner['kind']; person_id: string | null }): Owner => ({
  ...{ kind, id: person_id },
});

async function openOwners(tx: Writer, owners: readonly Owner[], at: Temporal.Instant): Promise<void> {
  if (owners.length === 0) return;
  const inOrder = owners.toSorted((one, other) => (ownerKey(one) < ownerKey(other) ? -1 : 1));
  await tx
    .insertInto('ledger_owner')
    .values(inOrder.map(({ kind, id }) => ({ id: newId(), kind, person_id: id, opened_at: at.toString() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const findOwners = (db: Reader, owners: readonly Owner[]) =>
  db.selectFrom('ledger_owner').select(['id', 'kind', 'person_id']).where(isOneOf(owners));

/** `kind` and `person_id` are those of one of these owners. */
export const isOneOf =
  (owners: readonly Owner[]) =>
  (eb: ExpressionBuilder<{ ledger_owner: { kind: Owner['kind']; person_id: string | null } }, 'ledger_owner'>) =>
    eb.or(
      OWNER_KINDS.flatMap((kind): Expression<SqlBool>[] => {
        const ids = owners.flatMap((owner) => (owner.kind === kind && owner.id !== null ? [owner.id] : []));
        if (kind === 'house') return owners.some((owner) => owner.kind === kind) ? [eb('kind', '=', kind)] : [];
        return ids.length > 0 ? [eb('kind', '=', kind).and('person_id', 'in', ids)] : [];
      }),
    );

/**
 * The lines of a person who is gone stay, and lead to nobody. To be called in the transaction that deletes the person; nothing can be
 * written on their accounts afterwards.
 */
export async function forgetOwner(tx: Writer, owner: Owner): Promise<void> {
  if (owner.kind === 'house') throw new Error('The house is not forgotten');
  await tx
    .updateTable('ledger_owner')
    .set({ person_id: null })
    .where('kind', '=', owner.kind)
    .where('person_id', '=', owner.id)
    .execute();
}
