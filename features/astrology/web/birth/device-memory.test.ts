// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { birthOf, countForm, rememberBirth, rememberedBirth, sunSignOf } from './device-memory.ts';

const BIRTH = {
  firstname: 'Camille',
  birthdate: '1988-06-17',
  birthtime: '14:25',
  birthcity: { id: '2996944', label: 'Lyon' },
  gender: null,
} as const;

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the last birth', () => {
  it('comes back as it was given, and leaves when it must', () => {
    rememberBirth(BIRTH);
    expect(birthOf(rememberedBirth())).toEqual(BIRTH);
    rememberBirth(null);
    expect(birthOf(rememberedBirth())).toBeNull();
  });
  it.each(['', 'null', '[', '7', '"x"'])('reads nothing from %j', (kept) => {
    expect(birthOf(kept)).toBeNull();
  });
  it('keeps only what has the right shape', () => {
    expect(birthOf('{"firstname":7,"birthcity":"Lyon","gender":"X","birthdate":"1988-06-17"}')).toEqual({
      birthdate: '1988-06-17',
      birthcity: null,
      gender: null,
    });
  });
  it('is forgotten quietly where the browser refuses its storage', () => {
    vi.stubGlobal('localStorage', undefined);
    rememberBirth(BIRTH);
    expect(rememberedBirth()).toBeNull();
  });
});

describe('what is counted', () => {
  it('forms, and the signs asked about', () => {
    countForm('1988-06-17');
    countForm('1990-06-01');
    countForm('1990-12-31');
    countForm('');
    expect(localStorage.getItem('astro-forms-filled')).toBe('4');
    expect(JSON.parse(localStorage.getItem('sorted-signs') ?? '')).toEqual({ gemini: 2, capricorn: 1 });
  });
  it('starts again from a damaged memory', () => {
    localStorage.setItem('astro-forms-filled', 'x');
    localStorage.setItem('sorted-signs', '[');
    countForm('1988-06-17');
    expect(localStorage.getItem('astro-forms-filled')).toBe('1');
    expect(JSON.parse(localStorage.getItem('sorted-signs') ?? '')).toEqual({ gemini: 1 });
  });
  it.each([
    ['2000-01-05', 'capricorn'],
    ['2000-12-25', 'capricorn'],
    ['2000-03-25', 'aries'],
    ['2000-03-10', 'pisces'],
    ['', undefined],
  ])('%s is of %s', (date, sign) => {
    expect(sunSignOf(date)).toBe(sign);
  });
});
