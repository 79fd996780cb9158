import { advisorAccount, houseAccount, memberAccount } from '@solelune/ledger/engine';

const source = { mayGoBelowZero: true };

/** Suns that an order waits for, or that a refund is taking back: neither spent nor to be spent. */
export const held = memberAccount('held');
/** What the house owes an advisor, in cents; below zero, the advisor owes it. */
export const payable = advisorAccount('payable', source);

/** The accounts of the house in euros. As in docs/5-money.md, what comes in leaves `clearing` below zero: that much is with the provider. */
export const HOUSE = {
  /** At the card provider, or sent on by it to the bank. */
  clearing: houseAccount('card-clearing', source),
  /** Earned, before tax. */
  revenue: houseAccount('revenue', source),
  /** Collected for the State. */
  vat: houseAccount('vat-collected', source),
  /** What the provider keeps for its work. */
  fees: houseAccount('provider-fees', source),
  /** What the house gives: an advisor is paid all the same. */
  goodwill: houseAccount('goodwill', source),
  /** Taken back by a bank, until the dispute is over. */
  disputed: houseAccount('disputed', source),
};
