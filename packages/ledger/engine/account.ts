import type { Currency } from './currency.ts';

export const OWNER_KINDS = ['member', 'advisor', 'house'] as const;
export type OwnerKind = (typeof OWNER_KINDS)[number];

export interface Owner {
  kind: OwnerKind;
  /** A plain uuid; null for the house, and for a person who was forgotten. */
  id: string | null;
}

/** One purse of an owner, counted in each currency apart. */
export interface Account {
  owner: Owner;
  /** What it is for: a member's `available` and `held`, an advisor's `payable`, the house's `issued`. */
  name: string;
  mayGoBelowZero: boolean;
}

interface Floor {
  mayGoBelowZero: boolean;
}

export const member = (id: string): Owner => ({ kind: 'member', id });
export const advisor = (id: string): Owner => ({ kind: 'advisor', id });
export const HOUSE: Owner = { kind: 'house', id: null };

/*
 * Each feature declares the accounts that it uses, once, with these three. What is declared here is written down when an account is
 * opened; a feature that later declares the same account otherwise is refused.
 */

/** An account that members have: what is not there cannot be taken, ever. */
export const memberAccount = (name: string) => {
  assertName(name);
  return (id: string): Account => ({ owner: member(id), name, mayGoBelowZero: false });
};

/** An account that advisors have; one that may go below zero says what the advisor owes. */
export const advisorAccount = (name: string, { mayGoBelowZero }: Floor) => {
  assertName(name);
  return (id: string): Account => ({ owner: advisor(id), name, mayGoBelowZero });
};

/** The house's one account of that name. Most say where amounts come from or go to, and so may go below zero; a budget may not. */
export const houseAccount = (name: string, { mayGoBelowZero }: Floor): Account => {
  assertName(name);
  return { owner: HOUSE, name, mayGoBelowZero };
};

/**
 * Lines of a chained account are numbered, and each carries the balance after it. People's accounts are chains; of the house's, only
 * those that may not go below zero: on the others nobody waits for anybody.
 */
export const isChained = ({ owner, mayGoBelowZero }: Account): boolean => owner.kind !== 'house' || !mayGoBelowZero;

/** Their lines stay, and lead to nobody: nothing more can be written on them. */
export const isForgotten = ({ kind, id }: Owner): boolean => kind !== 'house' && id === null;

/** The same for the same owner, and for nobody else. */
export const ownerKey = ({ kind, id }: Owner): string => `${kind} ${id}`;

/** The same for the same account in the same currency, and for no other. */
export const accountKey = ({ owner, name }: Pick<Account, 'owner' | 'name'>, currency: Currency): string =>
  `${ownerKey(owner)} ${name} ${currency}`;

function assertName(name: string): void {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) throw new RangeError(`${name} cannot be the name of an account`);
}
