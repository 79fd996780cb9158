import { encodeInfos, urlOf } from '@solelune/screen';
import type { AddressForm } from '@solelune/screen/address-form';
import type { Ratings, Theme } from '../engine/index.ts';
import { readRatings, THEMES } from '../engine/index.ts';
import { REFUSAL_SENTENCES } from '../refusal-sentences.ts';
import { addresses } from './addresses.ts';
import { readSeason } from './season.ts';

interface ThemeWords {
  readonly name: string;
  /** What one asks oneself before rating. */
  readonly question: string;
  readonly ends: readonly [low: string, high: string];
}

/** The eight themes as people read them; their order and places are the engine's. */
export const THEME_WORDS: Readonly<Record<Theme, ThemeWords>> = {
  energy: { name: 'Énergie', question: 'Votre corps vous suit-il volontiers\u202F?', ends: ['à plat', 'débordante'] },
  love: {
    name: 'Amour',
    question: 'Vous sentez-vous en lien, seul ou à deux\u202F?',
    ends: ['en sommeil', 'très présent'],
  },
  creation: {
    name: 'Création',
    question: 'Faites-vous naître quelque chose\u202F?',
    ends: ['en jachère', 'en pleine sève'],
  },
  work: {
    name: 'Travail',
    question: 'Votre ouvrage a-t-il du sens, et de la place\u202F?',
    ends: ['pesant', 'porteur'],
  },
  friendship: {
    name: 'Amitié',
    question: 'Y a-t-il du monde autour de votre table\u202F?',
    ends: ['lointaine', 'vivante'],
  },
  family: { name: 'Famille', question: 'Les vôtres vous tiennent-ils chaud\u202F?', ends: ['tendue', 'paisible'] },
  innerLife: {
    name: 'Vie intérieure',
    question: 'Avez-vous du silence à vous\u202F?',
    ends: ['en retrait', 'profonde'],
  },
  money: { name: 'Argent', question: 'Vos moyens vous laissent-ils dormir\u202F?', ends: ['inquiet', 'tranquille'] },
};

export const MIDDLE_RATING = 5;

export const evenRatings = (rating: number): Ratings =>
  Object.fromEntries(THEMES.map((theme) => [theme, rating])) as Ratings;

/** The address of the calculation: the eight ratings, and the word that the visitor gave to the season. */
const ratingsUrl = (ratings: Ratings, kw: string | null): string =>
  urlOf(addresses.universalCalcul, { infos: encodeInfos({ ...ratings, ...(kw && { kw }) }) });

/** The eight sliders, and the word of the season that their page carries along. */
export const themesForm: AddressForm = {
  fields: [...THEMES, 'kw'],
  lead: (answers) => {
    const rated = readRatings(
      Object.fromEntries(THEMES.map((theme) => [theme, answers[theme] ? Number(answers[theme]) : undefined])),
    );
    if (!rated.ok) return { problems: { [THEMES[0]]: REFUSAL_SENTENCES[rated.code] } };
    return { to: ratingsUrl(rated.value, readSeason(answers['kw'])) };
  },
};
