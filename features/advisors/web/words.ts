import { figures } from '@solelune/french/figures';
import type { Universe } from '@solelune/screen';
import { chatGlyph, type Glyph, penGlyph, phoneGlyph, universeGlyphs } from '@solelune/ui/icon';
import type { Discipline, Spotlight, Way } from '../engine/index.ts';

const gemGlyph: Glyph = { box: 28, d: 'M9 5h10l5 6.5L14 24 4 11.5zM4 11.5h20M9 5l2.5 6.5L14 24l2.5-12.5L19 5' };

export const DISCIPLINE_WORDS: Readonly<Record<Discipline, { name: string; universe: Universe; glyph: Glyph }>> = {
  astrology: { name: 'Astrologie', universe: 'astrology', glyph: universeGlyphs.astrology },
  tarot: { name: 'Tarot', universe: 'tarot', glyph: universeGlyphs.tarot },
  numerology: { name: 'Numérologie', universe: 'numerology', glyph: universeGlyphs.numerology },
  angels: { name: 'Anges', universe: 'angels', glyph: universeGlyphs.angels },
  lithotherapy: { name: 'Pierres', universe: 'mirror', glyph: gemGlyph },
};

export const WAY_WORDS: Readonly<
  Record<Way, { name: string; short: string; per: string; without: string; glyph: Glyph; words: string }>
> = {
  phone: {
    ...{ name: 'De vive voix', short: 'Voix', per: 'la minute', without: 'sans téléphone', glyph: phoneGlyph },
    words: 'Nous vous appelons tous les deux. Les numéros restent cachés.',
  },
  chat: {
    ...{ name: 'Par tchat', short: 'Tchat', per: 'la minute', without: 'sans tchat', glyph: chatGlyph },
    words: 'Depuis un train ou une pause, et l’échange se relit ensuite.',
  },
  written: {
    ...{ name: 'Par écrit', short: 'Écrit', per: 'la lettre', without: 'sans lettre', glyph: penGlyph },
    words: 'Une question, une réponse rédigée, à garder.',
  },
};

/** What a role answers, and what it does not do. */
export const ROLE_WORDS: Readonly<
  Record<Spotlight, { title: string; question: string; does: string; never: string; discipline: Discipline }>
> = {
  astrologer: {
    ...{ title: 'L’astrologue', question: 'Pourquoi maintenant ?', discipline: 'astrology' },
    does: 'Situe le moment : ce qui passe, depuis quand, jusqu’à quand à peu près.',
    never: 'Ne fixe ni le jour, ni l’issue.',
  },
  'tarot-reader': {
    ...{ title: 'Le tarologue', question: 'Que faire de ce choix ?', discipline: 'tarot' },
    does: 'Met la situation sur la table, en images, et cherche le geste possible.',
    never: 'Ne lit pas dans la tête d’un absent.',
  },
  numerologist: {
    ...{ title: 'La numérologue', question: 'Qu’est-ce qui se répète ?', discipline: 'numerology' },
    does: 'Compte les lettres et les dates, puis cherche le rythme qui revient.',
    never: 'Ne tire pas de numéros gagnants.',
  },
  lithotherapist: {
    ...{ title: 'Le lithothérapeute', question: 'Qu’est-ce qui m’accompagne ?', discipline: 'lithotherapy' },
    does: 'Choisit avec vous une pierre et un rituel simple pour une saison.',
    never: 'Ne remplace aucun soin.',
  },
};

const TENTHS = 10;
/** « 4,7 » */
export const scoreWords = (tenths: number): string => figures(tenths / TENTHS, { least: 1 });
