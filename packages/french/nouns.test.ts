import { describe, expect, it } from 'vitest';
import { houseInLetters, houseWords } from './houses.ts';
import { agreed, type Noun, ofThe, pronounOf, the, toThe } from './nouns.ts';
import { POINT_NOUNS, SIGN_NOUNS } from './sky-nouns.ts';

const words = (noun: Noun) => [the(noun), ofThe(noun), toThe(noun), `chez ${pronounOf(noun)}`].join(', ');

describe('the nouns of the sky', () => {
  it.each([
    ['sun', 'le Soleil, du Soleil, au Soleil, chez lui'],
    ['moon', 'la Lune, de la Lune, à la Lune, chez elle'],
    ['mercury', 'Mercure, de Mercure, à Mercure, chez lui'],
    ['venus', 'Vénus, de Vénus, à Vénus, chez elle'],
    ['uranus', 'Uranus, d’Uranus, à Uranus, chez lui'],
    ['mean_node', 'le Nœud nord, du Nœud nord, au Nœud nord, chez lui'],
    ['mean_lilith', 'la Lune noire, de la Lune noire, à la Lune noire, chez elle'],
    ['ascendant', 'l’Ascendant, de l’Ascendant, à l’Ascendant, chez lui'],
    ['midheaven', 'le Milieu du Ciel, du Milieu du Ciel, au Milieu du Ciel, chez lui'],
  ] as const)('%s: %s', (point, expected) => expect(words(POINT_NOUNS[point])).toBe(expected));

  it.each([
    ['aries', 'le Bélier, du Bélier, au Bélier, chez lui'],
    ['gemini', 'les Gémeaux, des Gémeaux, aux Gémeaux, chez eux'],
    ['virgo', 'la Vierge, de la Vierge, à la Vierge, chez elle'],
    ['pisces', 'les Poissons, des Poissons, aux Poissons, chez eux'],
  ] as const)('%s: %s', (sign, expected) => expect(words(SIGN_NOUNS[sign])).toBe(expected));

  it('verbs follow them', () => {
    const rises = (noun: Noun) => `${the(noun)} ${agreed(noun, 'se lève', 'se lèvent')}`;
    expect(
      Object.values(SIGN_NOUNS)
        .map(rises)
        .filter((said) => said.endsWith('nt')),
    ).toEqual(['les Gémeaux se lèvent', 'les Poissons se lèvent']);
  });

  it('the twelve houses, in figures and in letters', () => {
    const shown = [1, 4, 9, 12].map((house) => `${houseWords(house).replace('\u00A0', '_')}, ${houseInLetters(house)}`);
    expect(shown).toEqual([
      'maison_I, première maison',
      'maison_IV, quatrième maison',
      'maison_IX, neuvième maison',
      'maison_XII, douzième maison',
    ]);
  });
});
