import { describe, expect, it } from 'vitest';
import { birthProblems, NO_BIRTH, skyInfos } from './book-birth.ts';
import { draftOf } from './draft.ts';

const LYON = { id: '2996944', label: 'Lyon' };
const CAMILLE = { firstname: 'Camille', birthdate: '1988-06-17', birthtime: '14:25', birthcity: LYON };

describe('the draft of an order', () => {
  it('comes back as it was written', () => {
    const kept = {
      whom: 'gift',
      subject: 'c1',
      birth: CAMILLE,
      giftDay: '2026-12-24',
      giftEmail: 'a@b.fr',
      note: 'Pour toi',
    };
    expect(draftOf(JSON.stringify(kept))).toEqual(kept);
  });
  it.each([null, '', '[', '7', '"x"'])('reads nothing from %j', (kept) => expect(draftOf(kept)).toBeNull());
  it('keeps only what has the right shape', () => {
    const odd = { whom: 'everybody', subject: 3, birth: { firstname: 7, birthcity: 'Lyon' }, note: {} };
    expect(draftOf(JSON.stringify(odd))).toEqual({
      ...{ whom: 'self', subject: null, birth: NO_BIRTH, giftDay: '', giftEmail: '', note: '' },
    });
  });
});

describe('the birth of a book', () => {
  it('names what is missing', () =>
    expect(Object.keys(birthProblems(NO_BIRTH)).sort()).toEqual(['birthcity', 'birthdate', 'firstname']));
  it('needs no hour', () => expect(birthProblems({ ...CAMILLE, birthtime: '' })).toEqual({}));
  it('gives a sky before it has a name, and none before it has a place', () => {
    expect(skyInfos({ ...CAMILLE, firstname: '' })).not.toBeNull();
    expect(skyInfos({ ...CAMILLE, birthcity: null })).toBeNull();
  });
});
