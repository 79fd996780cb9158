import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figures } from './figures.ts';

const intl = (least: number, most: number) =>
  new Intl.NumberFormat('fr-FR', { minimumFractionDigits: least, maximumFractionDigits: most });

it.each([
  [0, {}, '0'],
  [1440, {}, '1\u202f440'],
  [-1_234_567, {}, '-1\u202f234\u202f567'],
  [1.5, {}, '1,5'],
  [4, { least: 1 }, '4,0'],
  [12.25, { most: 1 }, '12,3'],
  [2_451_545.123456, { least: 5, most: 5 }, '2\u202f451\u202f545,12346'],
])('%d %o', (value, decimals, written) => expect(figures(value, decimals)).toBe(written));

it('writes what the platform writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 3 }), (thousandths, least) => {
      expect(figures(thousandths / 1000, { least })).toBe(intl(least, 3).format(thousandths / 1000));
    }),
    { numRuns: 300 },
  );
});
