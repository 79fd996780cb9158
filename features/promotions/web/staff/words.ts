import type { PlannedCard } from '../../contract/desk.ts';

export const SLOT_WORDS: Record<PlannedCard['slot'], string> = {
  bottom: 'Avant le pied de page',
  menu: 'Dans le menu ouvert',
};

export const AUDIENCE_WORDS: Record<PlannedCard['audience'], string> = {
  everybody: 'Tout le monde',
  anonymous: 'Les visiteurs',
  member: 'Les membres',
};

export const STATE_WORDS = {
  draft: { tone: 'line', words: 'brouillon' },
  coming: { tone: 'line', words: 'à venir' },
  shown: { tone: 'good', words: 'affichée' },
  over: { tone: 'line', words: 'terminée' },
} as const satisfies Record<PlannedCard['state'], object>;
