import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsNativeControl, frenchFromIso, isoFromFrench, withSlashes } from './french-date.ts';

describe('isoFromFrench', () => {
  it.each([
    ['17/06/1988', '1988-06-17'],
    ['1/2/2000', '2000-02-01'],
    [' 17.06.1988 ', '1988-06-17'],
    ['17 06 1988', '1988-06-17'],
    ['29/02/2024', '2024-02-29'],
    ['01/01/0000', '0000-01-01'],
    ['31/12/2300', '2300-12-31'],
    ['29/02/2023', null],
    ['31/04/1990', null],
    ['01/13/1990', null],
    ['01/01/2301', null],
    ['17/06/88', null],
    ['hier', null],
  ])('%s → %s', (text, iso) => {
    expect(isoFromFrench(text)).toBe(iso);
  });
  it('is undone by frenchFromIso for every day of the years 0 to 2300', () => {
    const first = Date.parse('0000-01-01');
    const last = Date.parse('2300-12-31');
    fc.assert(
      fc.property(fc.integer({ min: first / 86_400_000, max: last / 86_400_000 }), (day) => {
        const iso = new Date(day * 86_400_000).toISOString().slice(0, 10);
        expect(isoFromFrench(frenchFromIso(iso))).toBe(iso);
      }),
    );
  });
});

it('frenchFromIso gives back what is no date', () => {
  expect(frenchFromIso('17/06')).toBe('17/06');
});

it.each([
  ['', true],
  ['0001-01-01', true],
  ['1988-06-17', true],
  ['0000-12-31', false],
  ['17/06', false],
])('the native control can hold "%s": %s', (value, fits) => {
  expect(fitsNativeControl(value)).toBe(fits);
});

it.each([
  ['17', '1', '17/'],
  ['17/06', '17/0', '17/06/'],
  ['1706', '170', '17/06/'],
  ['17/06/1988', '17/06/198', '17/06/1988'],
  ['17/0', '17/06', '17/0'],
  ['17/6/', '17/6', '17/6/'],
  ['mars', 'mar', 'mars'],
])('typing "%s" after "%s" shows "%s"', (text, previous, shown) => {
  expect(withSlashes(text, previous)).toBe(shown);
});
