import { describe, expect, it } from 'vitest';
import { devicePlaceOf } from './device-place.ts';

const nantes = {
  id: '2990969',
  label: 'Nantes, Loire-Atlantique',
  timezone: 'Europe/Paris',
  location: { lat: 47.22, lng: -1.55 },
};

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
    ['a place without its zone', JSON.stringify({ ...nantes, timezone: undefined })],
    ['a place without its coordinates', JSON.stringify({ ...nantes, location: undefined })],
    ['a point that is none', JSON.stringify({ ...nantes, location: { lat: 91, lng: 0 } })],
    ['an endless part', JSON.stringify({ ...nantes, label: 'a'.repeat(201) })],
  ])('takes %s for no place', (_, kept) => {
    expect(devicePlaceOf(kept)).toBeNull();
  });
});
