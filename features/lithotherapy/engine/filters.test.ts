import { describe, expect, it } from 'vitest';
import { colourFamily } from './colour.ts';
import { passes, readFilters, type Sortable, writeFilters } from './filters.ts';

const AMETHYST: Sortable = {
  needs: ['apaisement', 'sommeil'],
  chakras: ['couronne'],
  signs: ['verseau', 'poissons'],
  colour: 'violet',
  lifePath: [14],
};

describe('the filters of an address', () => {
  it('are read as they are written, in one order', () => {
    const filters = { need: 'sommeil', sign: 'verseau', chakra: 'couronne', colour: 'violet', path: '14' };
    const written = 'besoin-sommeil_signe-verseau_chakra-couronne_couleur-violet_chemin-14';
    expect(writeFilters(filters)).toBe(written);
    expect(readFilters(written)).toEqual(filters);
    expect(readFilters('')).toEqual({});
    expect(writeFilters({})).toBe('toutes');
    expect(readFilters('toutes')).toEqual({});
  });
  it.each([
    'besoin-richesse',
    'signe-dragon',
    'chemin-34',
    'chemin-07',
    'besoin',
    'besoin-joie_besoin-amour',
    'x-y',
    'toutes_besoin-joie',
  ])('say nothing by %s', (written) => expect(readFilters(written)).toBeNull());
  it('narrow together', () => {
    expect(passes(AMETHYST, {})).toBe(true);
    expect(passes(AMETHYST, { need: 'sommeil', path: '14' })).toBe(true);
    expect(passes(AMETHYST, { need: 'sommeil', path: '1' })).toBe(false);
    expect(passes(AMETHYST, { colour: 'bleu' })).toBe(false);
  });
});

it.each([
  ['#7645a8', 'violet'],
  ['#e7b7be', 'rose'],
  ['#9c3423', 'rouge'],
  ['#c65a1e', 'orange'],
  ['#e0b04a', 'jaune'],
  ['#0f7a47', 'vert'],
  ['#1f3fa0', 'bleu'],
  ['#17171b', 'noir'],
  ['#e3edf1', 'blanc'],
])('%s is %s', (colour, family) => expect(colourFamily(colour)).toBe(family));
