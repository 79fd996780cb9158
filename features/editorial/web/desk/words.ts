import { dateWords, hourWords } from '@solelune/civil-time/words';
import type { TextState } from '../../contract/desk.ts';

export const STATE_WORDS = {
  file: { tone: 'good', words: 'publié' },
  coming: { tone: 'gold', words: 'à venir' },
  published: { tone: 'good', words: 'publié' },
  changed: { tone: 'warn', words: 'publié, un brouillon attend' },
  draft: { tone: 'line', words: 'brouillon' },
  scheduled: { tone: 'gold', words: 'programmé' },
  withdrawn: { tone: 'bad', words: 'retiré du site' },
} as const satisfies Record<TextState, object>;

export const FIELD_WORDS: Record<string, string> = {
  ...{ title: 'Titre', description: 'Description', role: 'Signé par', cover: 'Couverture', signs: 'Signes' },
  ...{ angels: 'Anges', cards: 'Cartes', stones: 'Pierres', related: 'Pages liées', sources: 'Sources' },
  ...{ eyebrow: 'Surtitre', heading: 'Titre affiché', numbered: 'Sections numérotées', body: 'Texte' },
};

/** « 24 décembre 2026, 18 h 00 » */
export const moment = (at: Parameters<typeof dateWords>[0] & Parameters<typeof hourWords>[0]): string =>
  `${dateWords(at)}, ${hourWords(at)}`;
