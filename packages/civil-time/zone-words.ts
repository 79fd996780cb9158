/** Whose clock an hour is told on, in words: « heure de Paris ». */
import { de } from '@solelune/french/elision';

/** Where « de » and the last part of the name would not do. */
const NAMES: Readonly<Record<string, string>> = {
  'America/Cayenne': 'de Guyane',
  'America/Guadeloupe': 'de Guadeloupe',
  'America/Martinique': 'de Martinique',
  'America/Miquelon': 'de Saint-Pierre-et-Miquelon',
  'America/Montreal': 'de Montréal',
  'America/New_York': 'de New York',
  'America/Toronto': 'de Toronto et Montréal',
  'Africa/Algiers': 'd’Alger',
  'Africa/Cairo': 'du Caire',
  'Asia/Beirut': 'de Beyrouth',
  'Europe/Brussels': 'de Bruxelles',
  'Europe/London': 'de Londres',
  'Europe/Lisbon': 'de Lisbonne',
  'Europe/Zurich': 'de Zurich et Genève',
  'Indian/Mauritius': 'de Maurice',
  'Indian/Reunion': 'de La Réunion',
  'Pacific/Noumea': 'de Nouméa',
  'Pacific/Wallis': 'de Wallis-et-Futuna',
  UTC: 'universelle',
};

/** « heure de Paris », « heure d’Abidjan » */
export function zoneWords(zone: string): string {
  const known = NAMES[zone];
  if (known) return `heure ${known}`;
  const place = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  return `heure ${de(place)}`;
}
