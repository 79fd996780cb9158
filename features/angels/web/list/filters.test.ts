import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANGELS } from '../../engine/index.ts';
import { filterUrl, passes, readFilters, toggled, writeFilters } from './filters.ts';

const names = (written: string) =>
  ANGELS.filter((angel) => passes(angel, readFilters(written) ?? {})).map(({ name }) => name);

describe('filters of the list', () => {
  it('are written in the address and read from it', () => {
    const filters = { choir: 'seraphins', feeling: 'paix' };
    expect(writeFilters(filters)).toBe('choeur-seraphins_bienfait-paix');
    expect(readFilters('choeur-seraphins_bienfait-paix')).toEqual(filters);
    expect(filterUrl({})).toBe('/angeologie/liste-des-72-ange-gardien');
    expect(filterUrl({ text: 'nith haiah' })).toBe('/angeologie/liste-des-72-ange-gardien/nom-nith%20haiah');
  });

  it('anything else is no address', () => {
    for (const written of [
      'x',
      'choeur-',
      'choeur-chats',
      'choeur-anges_choeur-vertus',
      'choeur',
      'nom-',
      `nom-${'a'.repeat(41)}`,
    ])
      expect(readFilters(written), written).toBeNull();
    expect(readFilters(undefined)).toEqual({});
  });

  it('narrow together', () => {
    expect(names('choeur-seraphins_bienfait-paix')).toEqual(['Jeliel', 'Mahasiah']);
    expect(names('signe-balance_element-eau')).toEqual([]);
    expect(names('element-air')).toHaveLength(18);
    expect(names('nom-haiah')).toEqual(['Achaiah', 'Hahaiah', 'Nith-Haiah']);
    expect(names('nom-nith haiah')).toEqual(['Nith-Haiah']);
    expect(names('nom-72')).toEqual(['Mumiah']);
  });

  it('any text typed comes back from the address', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const written = writeFilters({ text });
        const read = readFilters(written);
        expect(read).not.toBeNull();
        expect(writeFilters(read ?? {})).toBe(written);
      }),
    );
  });

  it('chosen twice, a filter is let go', () => {
    expect(toggled({ choir: 'anges', sign: 'lion' }, 'choir', 'anges')).toEqual({ sign: 'lion' });
    expect(toggled({ choir: 'anges' }, 'choir', 'vertus')).toEqual({ choir: 'vertus' });
  });
});
