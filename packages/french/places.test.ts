import { describe, expect, it } from 'vitest';
import { atPlace, ofPlace } from './places.ts';

describe('the name of a place in a sentence', () => {
  it.each([
    ['Paris', 'de Paris', 'à Paris'],
    ['Angers', 'd’Angers', 'à Angers'],
    ['Évreux', 'd’Évreux', 'à Évreux'],
    ['Oyonnax', 'd’Oyonnax', 'à Oyonnax'],
    ['Yvetot', 'd’Yvetot', 'à Yvetot'],
    ['Yaoundé', 'de Yaoundé', 'à Yaoundé'],
    ['Hyères', 'de Hyères', 'à Hyères'],
    ['Le Mans', 'du Mans', 'au Mans'],
    ['Le Caire', 'du Caire', 'au Caire'],
    ['Les Abymes', 'des Abymes', 'aux Abymes'],
    ['La Rochelle', 'de La Rochelle', 'à La Rochelle'],
    ['Lens', 'de Lens', 'à Lens'],
    ['Les-Bons-Villers', 'de Les-Bons-Villers', 'à Les-Bons-Villers'],
  ])('%s', (name, of, at) => {
    expect([ofPlace(name), atPlace(name)]).toEqual([of, at]);
  });
});
