import { describe, expect, it } from 'vitest';
import { closesOnOrder, exerciseIn, orderIn, sentencesOf } from './orders.ts';

describe('orderIn', () => {
  it.each([
    ['Notez trois mots.', 'notez'],
    ['Le soir, notez trois mots.', 'notez'],
    ['Quand vous doutez, respirez.', 'respirez'],
    ['Et ne rendez pas la clé.', 'rendez'],
    ['Faites une chose belle.', 'faites'],
    ['Un conseil : gardez-en la moitié.', 'gardez-en'],
    ['Reposez-vous avant d’écrire.', 'reposez-vous'],
  ])('%s', (sentence, verb) => expect(orderIn(sentence)).toBe(verb));

  it.each([
    'Vous notez trois mots.',
    'Vous aimez, protégez, défendez.',
    'Ce que vous gardez vous garde.',
    'Pouvez-vous dormir ?',
    'C’est assez chez vous.',
    'Les choses faites tiennent.',
    'Un rendez-vous vous attend.',
    'La porte s’ouvre.',
  ])('nothing is asked by: %s', (sentence) => expect(orderIn(sentence)).toBeUndefined());
});

it('sentencesOf cuts at full stops, and after a quotation', () => {
  expect(sentencesOf('Un. Deux ? « Trois. » Quatre… et demi.')).toEqual([
    'Un.',
    'Deux ?',
    '« Trois. »',
    'Quatre… et demi.',
  ]);
});

it('a text closes on its last sentence', () => {
  expect([closesOnOrder('Rien. Partez.'), closesOnOrder('Partez. Rien.')]).toEqual([true, false]);
});

it('an exercise is what is done with what', () => {
  expect([exerciseIn('Puis gardez la lettre.'), exerciseIn('Vous gardez la lettre.')]).toEqual([
    'gardez lettre',
    undefined,
  ]);
});
