export { DISCIPLINES, type Discipline, SPOTLIGHTS, type Spotlight } from './disciplines.ts';
export { type Prices, priceCents, WAYS, type Way } from './ways.ts';
