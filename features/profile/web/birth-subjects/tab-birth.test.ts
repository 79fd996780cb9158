import { describe, expect, it } from 'vitest';
import { joinBirth, tabBirthOf } from './tab-birth.ts';

const LYON = { id: '2996944', label: 'Lyon' };
const CAMILLE = { firstname: 'Camille', birthdate: '1988-06-17', birthtime: '14:25', birthcity: LYON, gender: null };

describe('the birth of a tab', () => {
  it('comes back as it was given, with whom it is of', () => {
    const kept = { values: CAMILLE, subject: 'self' };
    expect(tabBirthOf(JSON.stringify(kept))).toEqual(kept);
  });
  it.each([null, '', '[', '7', '{}', '{"values":3}'])('reads nothing from %j', (kept) => {
    expect(tabBirthOf(kept)).toBeNull();
  });
  it('keeps only what has the right shape', () => {
    const odd = { values: { firstname: 7, birthcity: 'Lyon', gender: 'X', birthdate: '1988-06-17' }, subject: 3 };
    expect(tabBirthOf(JSON.stringify(odd))).toEqual({
      ...{ values: { birthdate: '1988-06-17', birthcity: null, gender: null }, subject: null },
    });
  });
});

describe('a part of a birth', () => {
  const kept = { values: CAMILLE, subject: 'self' };
  it('is added to what is known of the same day', () => {
    expect(joinBirth(kept, { birthdate: '1988-06-17', birthtime: '' })).toEqual(kept);
    expect(joinBirth(kept, { birthdate: '1988-06-17', birthtime: '15:00' }).values.birthtime).toBe('15:00');
  });
  it('of another day is of somebody else', () => {
    const other = { birthdate: '1990-01-01' };
    expect(joinBirth(kept, other)).toEqual({ values: other, subject: null });
    expect(joinBirth(null, other)).toEqual({ values: other, subject: null });
  });
});
