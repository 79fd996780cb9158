/** Births to make books of: all latitudes, 1900 to today, with an hour and without, names of one letter and of many. */
import type { BirthFields } from '../typeset/given-of.ts';

const NAMES = [
  'Camille',
  'É',
  'Jean-Baptiste Emmanuel Maximilien',
  'Łucja',
  'Zoé',
  'Anne-Laure',
  'O',
  'Nguyễn',
  'Gaël',
  'Marie-Antoinette',
];
const FIRST_MS = Date.UTC(1900, 0, 2);
const LAST_MS = Date.UTC(2026, 0, 1);
/** Multiples of the golden section: spread, and always the same. */
const share = (index: number, turn: number) => (index * 0.618_033_988_749_894_9 * turn + 0.37 * turn) % 1;

export function birthOf(index: number): BirthFields {
  const at = Temporal.Instant.fromEpochMilliseconds(Math.round(FIRST_MS + share(index, 1) * (LAST_MS - FIRST_MS)));
  const day = at.toZonedDateTimeISO('UTC');
  return {
    firstname: NAMES[index % NAMES.length] as string,
    birthdate: day.toPlainDate().toString(),
    ...(index % 3 !== 1 && {
      birthtime: `${String(day.hour).padStart(2, '0')}:${String(day.minute).padStart(2, '0')}`,
    }),
    lat: (share(index, 3) * 130 - 60).toFixed(2),
    lng: (share(index, 7) * 358 - 179).toFixed(2),
    timezone: 'UTC',
  };
}
