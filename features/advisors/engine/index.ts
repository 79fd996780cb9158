export { comebackWords } from './comeback-words.ts';
export { DISCIPLINES, type Discipline, SPOTLIGHTS, type Spotlight } from './disciplines.ts';
export { LANGUAGES } from './languages.ts';
export { MOST_THEMES, PAGE_LENGTHS, PRICE_BOUNDS, WRITTEN_DELAYS } from './page-bounds.ts';
export { canEdit, type Distribution, EDIT_DAYS, type Score, STARS, scoreOf } from './reviews.ts';
export { nextChangeMs, type PresenceFacts, type Status, statusAt } from './status.ts';
export { minuteCents, orderTeam, passes, type TeamFilters } from './team.ts';
export { type Prices, priceCents, WAYS, type Way } from './ways.ts';
