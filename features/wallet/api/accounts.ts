import { lockOwners } from '@solelune/ledger';
import { type Account, houseAccount, member, memberAccount } from '@solelune/ledger/engine';
import type { Writer } from '@solelune/platform';

const AVAILABLE = 'available';

/** The Suns and the points that a member can use. */
export const available = memberAccount(AVAILABLE);
export const isAvailable = ({ owner, name }: Account): boolean => owner.kind === 'member' && name === AVAILABLE;

const source = { mayGoBelowZero: true };

/** The accounts of the house that the wallet uses: where a member's Suns and points come from and go to. */
export const HOUSE_ACCOUNTS = {
  /** Bought, or earned by what the member did. */
  issued: houseAccount('issued', source),
  /** Given. */
  promotions: houseAccount('promotions', source),
  /** Given back. */
  refunds: houseAccount('refunds', source),
  /** Used. */
  spent: houseAccount('spent', source),
  /** Turned into the other currency, or into a coupon. */
  exchanged: houseAccount('exchanged', source),
};

/** For a transaction that touches several members, or must have one before anything else: all of them at once, and first. */
export async function lockMembers(tx: Writer, userIds: readonly string[], at: Temporal.Instant): Promise<void> {
  await lockOwners(tx, userIds.map(member), at);
}
