import { birthOutcome } from '@solelune/astrology/answers/birth';
import { chartInput } from '@solelune/astrology/contract/inputs';
import { defineCall } from '@solelune/contract';
import { introduction } from '@solelune/contract/answers';
import { choice, flag, optional, text, timezone, wholeNumber } from '@solelune/contract/fields';
import { nobodys } from '@solelune/contract/naming';
import { SIGNS } from '@solelune/sky/zodiac';
import { z } from 'zod';
import { day as dayAnswer, sign as signKey } from './answers/day.ts';
import { personal as personalAnswer, personalTheme as themeAnswer } from './answers/personal.ts';
import { personalYear as personalYearAnswer } from './answers/personal-year.ts';
import {
  fullMoon as fullMoonAnswer,
  yearIndex as yearIndexAnswer,
  yearSign as yearSignAnswer,
} from './answers/year.ts';
import { RHYTHMS } from './engine/letter-times.ts';
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
    /** Where it is seen from: an id of the list of places. */
    place: optional(text(40)),
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
  input: z.object({ day: optional(text(20)), place: optional(text(40)) }),
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

const letterSettings = z.object({
  /** Asked for, here or on the profile. */
  by_mail: z.boolean(),
  by_push: z.boolean(),
  /** How many browsers of the member may be pushed to, and what this one is shown when it is asked. */
  push_devices: z.int(),
  push_key: z.string(),
  rhythm: z.enum(RHYTHMS),
  hour: z.int(),
  zone: z.string().nullable(),
  sign: signKey.nullable(),
  /** The next one, as an instant; null while none is asked for. */
  next_at: z.string().nullable(),
  email: z.string(),
  /** Nothing leaves before the member has confirmed the address. */
  is_email_confirmed: z.boolean(),
});
export type LetterSettings = z.output<typeof letterSettings>;

export const letter = defineCall({
  name: 'horoscopes.letter',
  method: 'GET',
  path: 'user/horoscope/letter.json',
  summary: 'Comment le membre veut être informé du ciel : par quoi, rythme, heure, fuseau, signe',
  input: z.object({}),
  answer: letterSettings,
  access: 'member',
});

export const letterSave = defineCall({
  name: 'horoscopes.letter-save',
  method: 'POST',
  path: 'user/horoscope/letter/save.json',
  summary: 'Demande la lettre du ciel par e-mail ou par notification, change son heure, ou l’arrête (mail=0, push=0)',
  input: z.object({
    // Not `flag`: what was not said is no agreement.
    mail: choice(['1', '0']),
    push: choice(['1', '0']),
    /** This browser, as it describes itself (`PushSubscription`): asked for with the first yes to push. */
    subscription: nobodys('the browser that asks: it becomes the one of whoever sits there', optional(text(2000))),
    rhythm: choice(RHYTHMS),
    at_hour: wholeNumber(0, 23),
    zone: timezone(),
    sign: choice(SIGNS),
  }),
  answer: letterSettings,
  access: 'member',
  writes: true,
});

/** From the link in a letter, or from the mail reader's own button: the key is all that is asked. */
export const letterStop = defineCall({
  name: 'horoscopes.letter-stop',
  method: 'POST',
  path: 'astrology/horoscope/letter/stop.json',
  summary: 'Arrête la lettre du ciel dont le lien porte cette clé',
  input: z.object({ key: nobodys('the key of a letter: it opens nothing, and stops that letter alone', text(100)) }),
  answer: z.object({ is_stopped: z.boolean() }),
  writes: true,
  limit: { max: 30, perSeconds: 600 },
});
