import { describe, expect, it } from 'vitest';
import { type BirthRules, birthErrors, birthQuestions, EMPTY_BIRTH, firstWrong } from './birth-values.ts';

const RULES: BirthRules = {
  firstname: (values) => (values.firstname ? null : 'requis'),
  birthdate: (values) => (values.birthdate ? null : 'date'),
  birthcity: (values) => (values.birthcity ? null : 'lieu'),
};

describe('birthErrors', () => {
  it('judges the asked fields only', () => {
    expect(birthErrors(['birthdate', 'gender'], EMPTY_BIRTH, RULES)).toEqual({ birthdate: 'date' });
  });
  it('gives a rule all the values', () => {
    const rules: BirthRules = {
      birthtime: ({ birthdate, birthtime }) => (birthtime && !birthdate ? 'sans date' : null),
    };
    expect(birthErrors(['birthtime'], { ...EMPTY_BIRTH, birthtime: '12:00' }, rules)).toEqual({
      birthtime: 'sans date',
    });
  });
  it('leaves nothing when all is well', () => {
    const values = { ...EMPTY_BIRTH, firstname: 'Zoé', birthdate: '1990-01-31', birthcity: { id: 1, label: 'Lyon' } };
    expect(birthErrors(['firstname', 'birthdate', 'birthcity'], values, RULES)).toEqual({});
  });
});

it('the first wrong field follows the order asked, not the order found', () => {
  const errors = { birthcity: 'lieu', birthdate: 'date' };
  expect(firstWrong(['firstname', 'birthdate', 'birthcity'], errors)).toBe('birthdate');
  expect(firstWrong(['firstname'], errors)).toBeUndefined();
});

describe('birthQuestions', () => {
  it('puts both names in one question and every other field in its own', () => {
    expect(birthQuestions(['firstname', 'lastname', 'birthdate', 'birthtime'])).toEqual([
      ['firstname', 'lastname'],
      ['birthdate'],
      ['birthtime'],
    ]);
    expect(birthQuestions(['birthdate'])).toEqual([['birthdate']]);
  });
});
