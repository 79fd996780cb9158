/** French public holidays (Code du travail, L3133-1; overseas, the abolition of slavery: loi 83-550, and the local days of New Caledonia). */

interface Day {
  year: number;
  month: number;
  day: number;
}

/** Month-day. */
const FIXED: Readonly<Record<string, string>> = {
  '1-1': 'jour de l’An',
  '5-1': 'fête du Travail',
  '5-8': 'victoire de 1945',
  '7-14': 'fête nationale',
  '8-15': 'Assomption',
  '11-1': 'Toussaint',
  '11-11': 'armistice de 1918',
  '12-25': 'Noël',
};

/** Days after Easter. */
const MOVING: Readonly<Record<number, string>> = {
  1: 'lundi de Pâques',
  39: 'Ascension',
  50: 'lundi de Pentecôte',
};

/** By the zone of the territory. */
const LOCAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'America/Cayenne': { '6-10': 'abolition de l’esclavage' },
  'America/Guadeloupe': { '5-27': 'abolition de l’esclavage' },
  'America/Martinique': { '5-22': 'abolition de l’esclavage' },
  'Indian/Mayotte': { '4-27': 'abolition de l’esclavage' },
  'Indian/Reunion': { '12-20': 'abolition de l’esclavage' },
  'Pacific/Noumea': { '9-24': 'fête de la citoyenneté' },
};

/** Easter Sunday of the Gregorian calendar (the anonymous computus published by Nature in 1876). */
export function easter(year: number): { month: number; day: number } {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return { month: Math.floor(sum / 31), day: (sum % 31) + 1 };
}

const DAY_MS = 86_400_000;

/** Its name, in mainland France, or in the territory that keeps this zone; null on other days. */
export function frenchHoliday({ year, month, day }: Day, zone = 'Europe/Paris'): string | null {
  const found = easter(year);
  const sinceEaster = (Date.UTC(year, month - 1, day) - Date.UTC(year, found.month - 1, found.day)) / DAY_MS;
  return FIXED[`${month}-${day}`] ?? MOVING[sinceEaster] ?? LOCAL[zone]?.[`${month}-${day}`] ?? null;
}
