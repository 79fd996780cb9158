import { SENTENCES } from '@solelune/contract/validation';
import { describe, expect, it } from 'vitest';
import { dateProblem, isoOf, latestToday, typedOf, writtenDate } from './birth-date.ts';

const TODAY = '2026-11-15';
const problem = (day: string, month: string, year: string) => dateProblem({ day, month, year }, TODAY);

describe('a birth date in three boxes', () => {
  it('is read with or without its zeros', () => {
    expect(isoOf({ day: '7', month: '6', year: '988' })).toBe('0988-06-07');
    expect(problem('7', '06', '1988')).toBeNull();
    expect(problem('15', '11', '2026')).toBeNull();
  });

  it.each([
    [['', '6', '1988'], { sentence: SENTENCES.required, field: 'day' }],
    [['31', '06', '1988'], { sentence: SENTENCES.date, hint: 'juin s’arrête au 30', field: 'day' }],
    [['29', '2', '1900'], { sentence: SENTENCES.date, hint: 'février s’arrête au 28', field: 'day' }],
    [['30', '2', '2024'], { sentence: SENTENCES.date, hint: 'février s’arrête au 29', field: 'day' }],
    [['1', '13', '1988'], { sentence: SENTENCES.date, field: 'month' }],
    [['1', '1', 'mille'], { sentence: SENTENCES.date, field: 'year' }],
    [['0', '1', '1988'], { sentence: SENTENCES.date, field: 'day' }],
    [['16', '11', '2026'], { sentence: SENTENCES.futureBirth, field: 'year' }],
    [['1', '1', '2301'], { sentence: SENTENCES.dateRange, field: 'year' }],
  ] as const)('%s', ([day, month, year], expected) => expect(problem(day, month, year)).toMatchObject(expected));
});

describe('a birth date in an address', () => {
  it('comes back as far as it can be read', () => {
    expect(typedOf('1988-06-31')).toEqual({ day: '31', month: '06', year: '1988' });
    expect(typedOf('hier')).toEqual({ day: '', month: '', year: '' });
    expect(typedOf('1988')).toEqual({ day: '', month: '', year: '1988' });
  });

  it('is written out in French', () => {
    expect(writtenDate('1988-06-17')).toBe('17\u00A0juin 1988');
    expect(writtenDate('1990-05-01')).toBe('1er\u00A0mai 1990');
  });

  it('today is never behind the visitor’s own', () => {
    expect(latestToday() >= new Date().toISOString().slice(0, 10)).toBe(true);
  });
});
