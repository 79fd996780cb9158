import { describe, expect, it } from 'vitest';
import * as rules from './validation.ts';

const { SENTENCES } = rules;
const TODAY = '2026-11-15';

/** rule, value, sentence (null where it passes) */
const CASES: [string, rules.Rule, string, string | null][] = [
  ['required', rules.required, '  ', SENTENCES.required],
  ['required', rules.required, 'a', null],
  ['email', rules.email, 'camille@exemple.fr', null],
  ['email', rules.email, 'camille@exemple', SENTENCES.email],
  ['email', rules.email, 'a b@c.fr', SENTENCES.email],
  ['email', rules.email, `${'a'.repeat(65)}@c.fr`, SENTENCES.email],
  ['email', rules.email, 'élise@hélios.fr', null],
  ['number', rules.number, '3,5', null],
  ['number', rules.number, '3e5', SENTENCES.number],
  ['whole number', rules.wholeNumber, '3.5', SENTENCES.wholeNumber],
  ['min', rules.minNumber(1), '0', SENTENCES.minNumber(1)],
  ['max', rules.maxNumber(999), '1000', SENTENCES.maxNumber(999)],
  ['min length', rules.minLength(7), 'six chr', null],
  ['min length', rules.minLength(7), 'sixchr', SENTENCES.minLength(7)],
  ['max length counts characters', rules.maxLength(2), '🌞🌞', null],
  ['name', rules.personName, 'Anne-Lise d’Orée', null],
  ['name', rules.personName, 'R2D2', SENTENCES.name],
  ['name', rules.personName, '--', SENTENCES.name],
  ['letters', rules.letters, 'Élise', null],
  ['letters', rules.letters, 'Anne Lise', SENTENCES.letters],
  ['date', rules.date, '2024-02-29', null],
  ['date', rules.date, '2023-02-29', SENTENCES.date],
  ['date', rules.date, '1900-02-29', SENTENCES.date],
  ['Julian leap year', rules.date, '1500-02-29', null],
  ['days that never were', rules.date, '1582-10-10', SENTENCES.date],
  ['year 0', rules.birthDate(TODAY), '0000-01-01', null],
  ['range', rules.dateInRange, '2301-01-01', SENTENCES.dateRange],
  ['birth today', rules.birthDate(TODAY), TODAY, null],
  ['birth tomorrow', rules.birthDate(TODAY), '2026-11-16', SENTENCES.futureBirth],
  ['time', rules.time, '23:59', null],
  ['time', rules.time, '24:00', SENTENCES.time],
  ['time', rules.time, '9:30', SENTENCES.time],
  ['datetime', rules.datetime, '2026-11-15T09:30', null],
  ['datetime', rules.datetime, '2026-11-15', SENTENCES.datetime],
  ['year', rules.year, '2301', SENTENCES.year],
  ['same', rules.same('abc'), 'abd', SENTENCES.samePassword],
  ['password', rules.newPassword, '123456', SENTENCES.minLength(7)],
  ['password', rules.newPassword, 'x'.repeat(65), SENTENCES.maxLength(64)],
];

describe('validation', () => {
  it.each(CASES)('%s', (_, rule, value, expected) => expect(rule(value)).toBe(expected));

  it('an empty value only fails where it is required', () => {
    for (const rule of [rules.email, rules.number, rules.date, rules.time, rules.personName])
      expect(rule('')).toBeNull();
  });

  it('every sentence is French, said once, without a final full stop', () => {
    const all = Object.values(SENTENCES).map((sentence) => (typeof sentence === 'function' ? sentence(3) : sentence));
    expect(new Set(all).size).toBe(all.length);
    for (const sentence of all) expect(sentence).toMatch(/^[A-ZÀ-Ý].*[^.]$/u);
  });
});
