export {
  type Balances,
  CURRENCIES,
  type Currency,
  MAX_AMOUNT,
  NO_BALANCE,
  SYSTEM_NAMES,
  type SystemName,
} from './currency.ts';
export {
  type Amount,
  applyLines,
  assertBalanced,
  given,
  type Line,
  linesOf,
  type Movement,
  received,
  reversed,
} from './entry.ts';
export {
  formatMovement,
  formatPoints,
  formatSuns,
  formatSunsWithValue,
  sunsToCents,
} from './format.ts';
