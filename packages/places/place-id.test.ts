import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPlaceId, packInseeCode, parsePlaceId } from './place-id.ts';

describe('place ids', () => {
  it('come back as they were written', () => {
    const department = fc.constantFrom('01', '2A', '2B', '75', '97', '98');
    const code = fc.tuple(
      department,
      fc.integer({ min: 0, max: 999 }).map((number) => String(number).padStart(3, '0')),
    );
    fc.assert(
      fc.property(code, fc.boolean(), ([head, tail], isFormer) => {
        const id = formatPlaceId(packInseeCode(head + tail, isFormer));
        expect(id).toBe(`insee-${head}${tail}${isFormer ? '-ancienne' : ''}`);
        expect(parsePlaceId(id)).toBe(packInseeCode(head + tail, isFormer));
      }),
    );
    expect(formatPlaceId(parsePlaceId('2988507') ?? 0)).toBe('2988507');
  });

  it.each([
    '',
    '0',
    '-1',
    '007',
    '1e3',
    '12345678901',
    'insee-',
    'insee-1',
    'insee-2C001',
    'insee-75056-x',
    ' 1',
    '1.5',
  ])('refuse %j', (text) => {
    expect(parsePlaceId(text)).toBeUndefined();
  });
});
