import { birthOutcome } from '@solelune/astrology/answers/birth';
import { chartInput } from '@solelune/astrology/contract/inputs';
import { defineCall } from '@solelune/contract';
import { introduction } from '@solelune/contract/answers';
import { choice, flag, optional, text, timezone } from '@solelune/contract/fields';
import { z } from 'zod';
import { day as dayAnswer } from './answers/day.ts';
import { personal as personalAnswer, personalTheme as themeAnswer } from './answers/personal.ts';
import { personalYear as personalYearAnswer } from './answers/personal-year.ts';
import {
  fullMoon as fullMoonAnswer,
  yearIndex as yearIndexAnswer,
  yearSign as yearSignAnswer,
} from './answers/year.ts';
import { SENSITIVE } from './engine/themes.ts';

/** A day that is not one of the three years', or a year and sign that do not exist, is the handler's to refuse: 404. */
export const day = defineCall({
  name: 'horoscopes.day',
  method: 'GET',
  path: 'astrology/horoscope/daily.json',
  summary: 'Le ciel d’un jour civil dans un fuseau, et la journée des douze signes',
  input: z.object({
    /** `today`, `tomorrow` or a date; today unless told. */
    day: optional(text(20)),
    zone: optional(timezone()),
  }),
  answer: dayAnswer,
  errors: ['not_found'],
});

export const yearIndex = defineCall({
  name: 'horoscopes.year-index',
  method: 'GET',
  path: 'astrology/horoscope/yearly/index/{year}.json',
  summary: 'L’année de tous : son ruban, ses dates, les douze signes',
  input: z.object({ year: text(20) }),
  answer: yearIndexAnswer,
  errors: ['not_found'],
});

export const yearSign = defineCall({
  name: 'horoscopes.year-sign',
  method: 'POST',
  path: 'astrology/horoscope/yearly/detail/{year}/{sign}.json',
  summary: 'L’année d’un signe : son texte, ses dates et leurs maisons',
  input: z.object({ year: text(20), sign: text(20), display: flag() }),
  answer: yearSignAnswer,
  errors: ['not_found'],
});

export const fullMoon = defineCall({
  name: 'horoscopes.full-moon',
  method: 'GET',
  path: 'astrology/horoscope/fullmoon.json',
  summary: 'Une pleine Lune, la prochaine à défaut de date, et ce qu’elle éclaire pour chaque signe',
  input: z.object({ day: optional(text(20)) }),
  answer: fullMoonAnswer,
  errors: ['not_found'],
});

export const personalIndex = defineCall({
  name: 'horoscopes.personal-index',
  method: 'GET',
  path: 'astrology/horoscope/custom/index.json',
  summary: 'Présente l’horoscope personnalisé',
  input: z.object({}),
  answer: z.object({ introduction }),
});

export const personal = defineCall({
  name: 'horoscopes.personal',
  method: 'POST',
  path: 'astrology/horoscope/custom/result.json',
  summary: 'Les passages du ciel sur un thème : aujourd’hui, la semaine, le mois',
  input: chartInput.extend({ zone: optional(timezone()) }),
  answer: birthOutcome(personalAnswer),
});

export const personalTheme = defineCall({
  name: 'horoscopes.personal-theme',
  method: 'POST',
  path: 'astrology/horoscope/custom/theme.json',
  summary: 'Un thème intime de l’horoscope personnalisé, après l’accord du membre (profil) ou du visiteur (consent)',
  input: chartInput.extend({
    zone: optional(timezone()),
    theme: choice(SENSITIVE),
    /** Said by who has no account, each time: nothing is kept of it here. */
    consent: flag(),
  }),
  // Closed, and empty, for who has not opened it: a page may ask without being refused.
  answer: birthOutcome({ reading: themeAnswer }),
});

export const personalYearIndex = defineCall({
  name: 'horoscopes.personal-year-index',
  method: 'GET',
  path: 'astrology/horoscope/yearly/custom/index.json',
  summary: 'Présente le thémoscope de l’année',
  input: z.object({}),
  answer: z.object({ introduction }),
});

export const personalYear = defineCall({
  name: 'horoscopes.personal-year',
  method: 'POST',
  path: 'astrology/horoscope/yearly/custom/result.json',
  summary: 'Douze mois sur un thème : passages lents, retour du Soleil, lunaisons, cinq périodes, mois par mois',
  input: chartInput.extend({
    zone: optional(timezone()),
    /** `2026-11`: the first of the twelve months; the month under way unless told. */
    from: optional(text(20)),
  }),
  answer: birthOutcome(personalYearAnswer),
  errors: ['not_found'],
});
