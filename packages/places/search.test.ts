import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeById, searchPlaces } from './index.ts';
import { loadPlaces } from './node.ts';
import { normalizeName } from './normalize.ts';
import { placeAt } from './place.ts';

const index = loadPlaces();
const labels = (query: string, limit?: number) => searchPlaces(index, query, limit).map((place) => place.display_name);

describe('place search', () => {
  it('writes labels in French, with what tells namesakes apart', () => {
    expect(labels('londres')[0]).toBe('Londres, Royaume-Uni');
    expect(labels('saint denis').slice(0, 2)).toEqual(['Saint-Denis, La Réunion', 'Saint-Denis, Seine-Saint-Denis']);
    expect(labels('paris texas')).toEqual(['Paris, Texas, États-Unis']);
    expect(labels('paris 15')).toEqual(['Paris 15e arrondissement, Paris']);
  });

  it('puts France first', () => {
    expect(labels('be')[0]).toBe('Besançon, Doubs');
    expect(labels('bruges').slice(0, 2)).toEqual(['Bruges, Gironde', 'Bruges, Belgique']);
  });

  it('reads « st » as Saint and as the start of a name', () => {
    expect(labels('st')).toEqual(expect.arrayContaining(['Strasbourg, Bas-Rhin', 'Saint-Étienne, Loire']));
  });

  it('finds by native name, postcode, article left out', () => {
    expect(labels('wien')[0]).toBe('Vienne, Autriche');
    expect(labels('75015')).toEqual(['Paris 15e arrondissement, Paris']);
    expect(labels('75000')).toEqual(['Paris, France']);
    expect(labels('havre')[0]).toBe('Le Havre, Seine-Maritime');
  });

  it.each([
    ['bordaux', 'Bordeaux, Gironde'],
    ['grenobel', 'Grenoble, Isère'],
    ['strassbourg', 'Strasbourg, Bas-Rhin'],
    ['toulause', 'Toulouse, Haute-Garonne'],
    ['new yrok', 'New York, États-Unis'],
  ])('forgives one typo: %s', (query, label) => {
    expect(labels(query)[0]).toBe(label);
  });

  it('does not guess beside a sure answer, nor a postcode', () => {
    expect(labels('99999')).toEqual([]);
    expect(labels('alger')).not.toContain('Angers, Maine-et-Loire');
  });

  it('narrows by what follows the name', () => {
    expect(labels('Saint-Denis, réunion')).toEqual(['Saint-Denis, La Réunion']);
    expect(labels('st denis 93')).toEqual(['Saint-Denis, Seine-Saint-Denis']);
    expect(labels('vienne autriche')).toEqual(['Vienne, Autriche']);
    expect(labels('lyon, france')[0]).toBe('Lyon, Rhône');
    expect(labels('lyon, atlantide')).toEqual([]);
  });

  it('answers at most what was asked for, eight by default', () => {
    expect(labels('s')).toHaveLength(8);
    expect(labels('s', 3)).toHaveLength(3);
  });

  it('has nothing to say to nothing, and fears no text', () => {
    for (const query of ['', ' ', ',', '%', '東京', 'zzzzzz']) expect(labels(query)).toEqual([]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (query) => {
        expect(searchPlaces(index, query).length).toBeLessThanOrEqual(8);
      }),
    );
  });

  it('finds every French commune again by its own label', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: index.count - 1 }), (row) => {
        const place = placeAt(index, row);
        if (!place.departement) return;
        expect(searchPlaces(index, place.display_name, 40).map(({ id }) => id)).toContain(place.id);
      }),
    );
  });
});

describe('a whole name', () => {
  const isFoundAmongThree = (name: string) =>
    searchPlaces(index, name)
      .slice(0, 3)
      .some((place) => normalizeName(place.name) === normalizeName(name));

  it('of one or two letters comes among the first three, whatever begins with it', () => {
    const rows = Array.from({ length: index.count }, (_, row) => row);
    const short = rows
      .map((row) => placeAt(index, row).name)
      .filter((name) => normalizeName(name).length <= 2 && normalizeName(name) !== '');
    expect(short).toContain('Y');
    expect([...new Set(short)].filter((name) => !isFoundAmongThree(name))).toEqual([]);
    expect(labels('y')[0]).not.toBe('Y, Somme');
  });

  it('of any length does too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: index.count - 1 }), (row) => {
        const { name } = placeAt(index, row);
        // After a comma comes what narrows the search.
        if (!name.includes(',') && normalizeName(name) !== '') expect(isFoundAmongThree(name), name).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a place by its id', () => {
  it('is the one the search gave', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: index.count - 1 }), (row) => {
        const place = placeAt(index, row);
        expect(placeById(index, place.id)).toEqual(place);
      }),
    );
    expect(placeById(index, '2988507')?.display_name).toBe('Paris, France');
  });

  it('is nothing for an unknown or malformed id', () => {
    for (const id of ['999999999', 'insee-99999', 'paris', '']) expect(placeById(index, id)).toBeUndefined();
  });

  it('says where the demarcation line passed', () => {
    const vichy = searchPlaces(index, 'vichy')[0];
    expect(vichy).toMatchObject({ departement: '03', hadAmbiguousZone: true });
    expect(searchPlaces(index, 'marseille')[0]).toMatchObject({ departement: '13', hadAmbiguousZone: false });
  });
});
