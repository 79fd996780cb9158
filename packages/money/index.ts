export { formatEuros } from './format-euros.ts';
export { type AmountLimits, amountProblem, readEuros } from './read-euros.ts';
