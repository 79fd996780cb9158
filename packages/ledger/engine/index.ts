export {
  type Account,
  accountKey,
  advisor,
  advisorAccount,
  HOUSE,
  houseAccount,
  isChained,
  isForgotten,
  member,
  memberAccount,
  OWNER_KINDS,
  type Owner,
  type OwnerKind,
  ownerKey,
} from './account.ts';
export { type Amount, assertAmount, CURRENCIES, type Currency, MAX_AMOUNT } from './currency.ts';
export {
  applyLines,
  assertBalanced,
  type Balances,
  type Lacking,
  type Line,
  reversed,
  transfer,
} from './entry.ts';
