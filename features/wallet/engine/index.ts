export type { Amount, Balances, Currency } from './currency.ts';
export {
  formatMovement,
  formatPoints,
  formatSuns,
  formatSunsWithValue,
  sunsToCents,
} from './format.ts';
export { OPERATIONS, type Operation, operationOf } from './operation.ts';
