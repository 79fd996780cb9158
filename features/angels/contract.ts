import { defineCall } from '@solelune/contract';
import { introduction, list, portrait, section } from '@solelune/contract/answers';
import { flag, infos, optional, slug, text, timezone, wholeNumber } from '@solelune/contract/fields';
import { ownedBy } from '@solelune/contract/naming';
import { SENTENCES } from '@solelune/contract/validation';
import { z } from 'zod';
import {
  angelCard,
  angelNumber,
  angelVerse,
  birthNumbers,
  currentRegencies,
  dayAngel,
  feeling,
  fragment,
  readBirthAnswer,
  ritualWindowsAnswer,
  traditions,
} from './answer-schemas.ts';
import { LARGEST_NUMBER, MOST_FEELINGS, SMALLEST_NUMBER, wordsOf } from './engine/index.ts';

const LONGEST_WORDS = 300;
const LAST_YEAR = 2300;

/** Words as a list or as one text; absent is none. */
const words = z
  .preprocess(
    (value) => (Array.isArray(value) ? value.join(' ') : (value ?? '')),
    z.string({ error: SENTENCES.required }).max(LONGEST_WORDS, SENTENCES.maxLength(LONGEST_WORDS)),
  )
  .transform(wordsOf);

/** `display` asks for the promotional cards of the page. */
const display = flag();

/** A page that names the angels of its moment, and can name those of any other. */
const momentAnswer = z.object({ introduction, current_regencies: currentRegencies, angels: list(angelCard) });

export const info = defineCall({
  name: 'angels.info',
  method: 'POST',
  path: 'angel/info.json',
  summary: 'Les 72 anges ; avec `feelings`, ceux qui répondent à ces mots, les plus complets d’abord',
  input: z.object({ feelings: words, display }),
  answer: z.object({
    introduction,
    angels: list(angelCard),
    /** All feelings of the list, with how many angels have each. */
    feelings: list(feeling),
    choirs: list(fragment),
    /** What was searched, word by word; a word that names no feeling has none. */
    searched: list(z.object({ word: z.string(), feeling: z.string().nullable() })),
    /** Why the search was refused; the angels are then none. */
    problem: z.string().nullable(),
  }),
});

export const home = defineCall({
  name: 'angels.home',
  method: 'GET',
  path: 'angel/home/index.json',
  summary: 'Présente l’angéologie et les anges de ce moment à Paris',
  input: z.object({}),
  answer: momentAnswer,
});

export const regency = defineCall({
  name: 'angels.regency',
  method: 'POST',
  path: 'angel/regency.json',
  summary: 'Les régences d’un mois dans un fuseau horaire ; sans mois ni année, le mois courant',
  input: z.object({
    month: optional(wholeNumber(1, 12)),
    year: optional(wholeNumber(1, LAST_YEAR)),
    include_current_regency: flag(),
    include_spiritual: flag(),
    display,
    timezone: optional(timezone()),
  }),
  answer: z.object({
    year: z.int(),
    month: z.int(),
    /** The day it is in that zone. */
    today: z.string(),
    timezone: z.string(),
    calendar: z.object({
      guardian: list(dayAngel),
      heart: list(dayAngel),
      spiritual: list(z.object({ start: z.string(), end: z.string(), angel: angelNumber })),
    }),
    regency_role_content: list(fragment),
    current_regencies: currentRegencies.nullable(),
    angels_content: list(angelCard),
    regency_explanation: introduction,
  }),
});

export const detail = defineCall({
  name: 'angels.detail',
  method: 'POST',
  path: 'angel/info/detail/{name}.json',
  summary: 'Le portrait d’un ange',
  input: z.object({ name: slug(), display }),
  answer: z.object({
    angel: angelCard,
    portrait,
    /** The words that are said, taken from its ritual. */
    invocation: z.string().nullable(),
    verse: angelVerse,
    choir: fragment,
    before: angelCard,
    after: angelCard,
    choir_angels: list(angelCard),
    /** Today in Paris, YYYY-MM-DD: which of its days come next. */
    today: z.string(),
  }),
  errors: ['not_found'],
});

/** A damaged address is a page like another: the form, with what could be read of the birth. */
const unreadable = z.object({ readable: z.literal(false), birth: readBirthAnswer });
const roleReading = z.object({ angel: angelCard, role: fragment, portrait });
const birthResult = z.object({
  readable: z.literal(true),
  birth: readBirthAnswer,
  guardian: roleReading,
  heart: roleReading,
  spiritual: roleReading,
  /** The message of the guardian. */
  message: z.string(),
  traditions,
  /** The heart day is one that the source leaves free. */
  heart_source: z.enum(['named', 'filled', 'shared']),
  /** What is odd about the hour of birth in that place: it was skipped or lived twice. */
  clock_note: z.string().nullable(),
});
const birthAnswer = z.discriminatedUnion('readable', [birthResult, unreadable]);

export const birthchart = defineCall({
  name: 'angels.birthchart',
  method: 'GET',
  path: 'angel/birthchart.json',
  summary: 'Présente le calcul de l’ange gardien de naissance',
  input: z.object({}),
  answer: z.object({ introduction, roles: list(fragment) }),
});

export const birthchartCalcul = defineCall({
  name: 'angels.birthchart-calcul',
  method: 'POST',
  path: 'angel/birthchart/calcul.json',
  summary: 'Les trois anges d’une naissance ; `infos` est le base64 de { birthdate, birthtime, birthcity, firstname }',
  input: z.object({ infos: optional(infos()) }),
  answer: z.discriminatedUnion('readable', [
    z.object({ readable: z.literal(true), birth: readBirthAnswer, angels: birthNumbers }),
    unreadable,
  ]),
});

export const birthchartResult = defineCall({
  name: 'angels.birthchart-result',
  method: 'POST',
  path: 'angel/birthchart/result.json',
  summary: 'Lit les trois anges d’une naissance',
  input: z.object({ infos: optional(infos()), display }),
  answer: birthAnswer,
});

export const birthchartSaved = defineCall({
  name: 'angels.birthchart-saved',
  method: 'GET',
  path: 'angel/birthchart/saved/{activity_id}.json',
  summary: 'Relit un résultat que le membre a gardé parmi ses activités',
  access: 'member',
  input: z.object({ activity_id: ownedBy('angel', text(60)) }),
  answer: z.object({ kept_at: z.string(), infos: z.string(), result: birthAnswer }),
  errors: ['not_found', 'login_required'],
});

export const ritual = defineCall({
  name: 'angels.ritual',
  method: 'GET',
  path: 'angel/ritual.json',
  summary: 'Présente le rituel d’invocation et les anges à qui l’adresser',
  input: z.object({}),
  answer: momentAnswer,
});

/** A part of the portrait, alone. */
const part = section.omit({ key: true });

export const ritualCustom = defineCall({
  name: 'angels.ritual-custom',
  method: 'POST',
  path: 'angel/ritual/custom/{name}.json',
  summary: 'Le rituel d’un ange',
  input: z.object({ name: slug(), display }),
  answer: z.object({
    angel: angelCard,
    ritual: part,
    call: part,
    invocation: z.string().nullable(),
    oracle: part,
    /** When to call it, by the clock of the default place; the browser then reads its own. */
    windows: ritualWindowsAnswer,
    timezone: z.string(),
  }),
  errors: ['not_found'],
});

export const test = defineCall({
  name: 'angels.test',
  method: 'GET',
  path: 'angel/test.json',
  summary: 'Présente le test de l’ange personnel',
  input: z.object({}),
  answer: z.object({ introduction, feelings: list(feeling), role: fragment }),
});

export const mostWantedFeelings = defineCall({
  name: 'angels.most-wanted-feelings',
  method: 'GET',
  path: 'angel/test/most_wanted_feelings.json',
  summary: 'Les trente ressentis qui ouvrent le test',
  input: z.object({}),
  answer: z.object({ feelings: list(feeling) }),
});

export const countAngelsMatched = defineCall({
  name: 'angels.count-angels-matched',
  method: 'POST',
  path: 'angel/test/count_angels_matched.json',
  summary: 'Combien d’anges ont tous ces ressentis, et combien en ont un',
  input: z.object({
    feelings: words
      .refine((given) => given.length <= MOST_FEELINGS, SENTENCES.wordLimit(MOST_FEELINGS))
      .refine((given) => new Set(given).size === given.length, SENTENCES.alreadyChosen),
  }),
  answer: z.object({ count: z.int(), count_any: z.int() }),
});

export const testResult = defineCall({
  name: 'angels.test-result',
  method: 'POST',
  path: 'angel/test/result.json',
  summary: 'Lit l’ange personnel que le test a désigné',
  input: z.object({ angel: slug(), display }),
  answer: z.object({ angel: angelCard, portrait, message: z.string(), role: fragment, neighbours: list(angelCard) }),
  errors: ['not_found'],
});

export const synchronicity = defineCall({
  name: 'angels.synchronicity',
  method: 'GET',
  path: 'angel/synchronicity.json',
  summary: 'Présente le test de synchronicité',
  input: z.object({}),
  answer: z.object({ introduction }),
});

export const synchronicityResult = defineCall({
  name: 'angels.synchronicity-result',
  method: 'POST',
  path: 'angel/synchronicity/result.json',
  summary: 'Lit un nombre de 1 à 999 par ses chiffres',
  input: z.object({ number: wholeNumber(SMALLEST_NUMBER, LARGEST_NUMBER), display }),
  answer: z.object({
    number: z.int(),
    digits: list(z.int()),
    sums: list(z.int()),
    root: z.int(),
    keywords: list(z.string()),
    paragraphs: list(z.object({ digit: z.int(), place: z.string(), html: z.string() })),
    closing: z.object({ digit: z.int(), html: z.string() }).nullable(),
    angel: angelCard,
  }),
});
