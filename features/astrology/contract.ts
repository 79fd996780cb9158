/** The calls of astrology, by subject. */
export * from './contract/calculators.ts';
export * from './contract/charts.ts';
export * from './contract/compatibility.ts';
export * from './contract/signs.ts';
export * from './contract/today.ts';
