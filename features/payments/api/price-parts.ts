import type { Services } from '@solelune/contract/server';
import type { CouponRefusal } from '@solelune/loyalty/api';
import type { Reader } from '@solelune/platform';
import { balanceOf } from '@solelune/wallet/api';
import { type Split, splitPrice } from '../engine/index.ts';
import type { Order } from './order.repo.ts';
import type { Offer } from './products.ts';

export const COUPON_SENTENCES: Record<CouponRefusal, string> = {
  unknown: 'Ce code n’existe pas.',
  used: 'Vous avez déjà utilisé ce code.',
  expired: 'Ce code n’est plus valable.',
  not_yet: 'Ce code n’est pas encore valable.',
  other_kind: 'Ce code donne des Soleils : ajoutez-le depuis votre page Fidélité.',
};

interface Asked {
  order: Order;
  offer: Offer;
  percentOff: number;
  useSuns: boolean;
}

/** What the code takes off, what the member's Suns pay of the rest, and what is left for the card. */
export async function partsOf(
  db: Reader,
  { config: { sunValueCents } }: Pick<Services, 'config'>,
  { order: { userId, state }, offer, percentOff, useSuns }: Asked,
): Promise<Omit<Split, 'dueCents'>> {
  const suns = useSuns && offer.takesSuns && userId ? (await balanceOf(db, userId)).suns : 0;
  const { dueCents: _, ...parts } = splitPrice({ priceCents: state.priceCents, percentOff, suns, sunValueCents });
  return parts;
}
