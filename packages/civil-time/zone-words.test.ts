import { expect, it } from 'vitest';
import { zoneWords } from './zone-words.ts';

it.each([
  ['Europe/Paris', 'heure de Paris'],
  ['Africa/Abidjan', 'heure d’Abidjan'],
  ['Indian/Reunion', 'heure de La Réunion'],
  ['America/Port-au-Prince', 'heure de Port-au-Prince'],
  ['America/Argentina/Buenos_Aires', 'heure de Buenos Aires'],
])('%s is told as %s', (zone, words) => {
  expect(zoneWords(zone)).toBe(words);
});
