import type { EightPhase } from '@solelune/sky';

/** The Moon's phase in French, wherever it is named. */
export const PHASE_NAMES: Record<EightPhase, string> = {
  new: 'Nouvelle Lune',
  waxing_crescent: 'Premier croissant',
  first_quarter: 'Premier quartier',
  waxing_gibbous: 'Lune gibbeuse croissante',
  full: 'Pleine Lune',
  waning_gibbous: 'Lune gibbeuse décroissante',
  last_quarter: 'Dernier quartier',
  waning_crescent: 'Dernier croissant',
};
