import { expect, it } from 'vitest';
import { initialsOf, presenceLabel } from './presence.ts';

it.each([
  ['online', undefined, 'Disponible'],
  ['busy', undefined, 'Occupé(e)'],
  ['offline', 'à 14 h', 'Revient à 14 h'],
  ['offline', undefined, 'Revient bientôt'],
  ['pending', undefined, 'En attente'],
] as const)('%s (%s) reads "%s"', (status, comeback, label) => {
  expect(presenceLabel(status, comeback)).toBe(label);
});

it.each([
  ['Camille', 'C'],
  ['élise martin', 'ÉM'],
  ['Jean-Baptiste', 'JB'],
  ['Anne Marie de la Tour', 'AT'],
  ['  ', ''],
])('initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
