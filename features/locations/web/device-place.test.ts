import { describe, expect, it } from 'vitest';
import { devicePlaceOf } from './device-place.ts';

const nantes = { id: '2990969', label: 'Nantes, Loire-Atlantique' };

describe('devicePlaceOf', () => {
  it('reads what was kept, and nothing more of it', () => {
    expect(devicePlaceOf(JSON.stringify({ ...nantes, more: 1 }))).toEqual(nantes);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another shape', '[]'],
    ['a number', '3'],
    ['a part that is missing', JSON.stringify({ ...nantes, label: undefined })],
    ['an empty part', JSON.stringify({ ...nantes, id: '' })],
    ['an endless part', JSON.stringify({ ...nantes, label: 'a'.repeat(201) })],
  ])('takes %s for no place', (_, kept) => {
    expect(devicePlaceOf(kept)).toBeNull();
  });
});
