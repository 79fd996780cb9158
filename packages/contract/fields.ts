import { z } from 'zod';
import * as rules from './validation.ts';

/**
 * The building bricks of input schemas: form data gives only strings, JSON gives numbers and booleans, both are read alike,
 * and each refusal is the very sentence the form would have shown.
 */
const asText = (value: unknown) =>
  typeof value === 'string'
    ? value.trim()
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : value;

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** Text that passes the rules; unless `optional`, an empty one is refused as missing. */
function textWith(...tests: rules.Rule[]) {
  return z.preprocess(
    asText,
    z
      .string({ error: ({ input }) => (isMissing(input) ? rules.SENTENCES.required : 'Ce champ doit être un texte') })
      .superRefine((value, context) => {
        const sentence = rules.firstProblem(value, rules.required, ...tests);
        if (sentence) context.addIssue({ code: 'custom', message: sentence });
      }),
  );
}

/** An absent or empty value is absent; anything else must pass. */
export const optional = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => (isMissing(asText(value)) ? undefined : value), field.optional());

export const text = (max: number) => textWith(rules.maxLength(max));
/** What an address carries of a form, as base64 of JSON, or as a form nests it (`infos[birthdate]=`). */
export const infos = () => {
  const encoded = text(2000);
  // The refusal of the text is the one to tell: nobody meant to nest anything.
  return z.union([z.record(z.string(), z.unknown()), encoded], {
    error: ({ input }) => encoded.safeParse(input).error?.issues[0]?.message,
  });
};
export const personName = (max = rules.FIRST_NAME_MAX) => textWith(rules.maxLength(max), rules.personName);
export const email = () => textWith(rules.email).transform((value) => value.toLowerCase());
export const newPassword = () =>
  z.string({ error: rules.SENTENCES.required }).superRefine((value, context) => {
    const sentence = rules.newPassword(value);
    if (value === '' || sentence) context.addIssue({ code: 'custom', message: sentence ?? rules.SENTENCES.required });
  });
export const date = () => textWith(rules.date, rules.dateInRange);
export const time = () => textWith(rules.time);
export const slug = () =>
  textWith((value) => (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) ? null : rules.SENTENCES.choice), rules.maxLength(120));
export const number = (min: number, max: number) =>
  textWith(rules.number, rules.minNumber(min), rules.maxNumber(max)).transform((value) =>
    Number(value.replace(',', '.')),
  );
export const wholeNumber = (min: number, max: number) =>
  textWith(rules.wholeNumber, rules.minNumber(min), rules.maxNumber(max)).transform(Number);
export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(
    asText,
    z.enum(values, { error: ({ input }) => (isMissing(input) ? rules.SENTENCES.required : rules.SENTENCES.choice) }),
  );
/** 1, true, on, oui… as forms and JSON write them; absent is false. */
export const flag = () =>
  z.preprocess((value) => ['1', 'true', 'on', 'yes', 'oui'].includes(String(value ?? '').toLowerCase()), z.boolean());
export const timezone = () => textWith((value) => (isTimezone(value) ? null : 'Ce fuseau horaire est inconnu'));

function isTimezone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('fr', { timeZone: value });
    return value.length < 64;
  } catch {
    return false;
  }
}
