import { cellOf, rowsOf } from './delimited.ts';
import { degreeOf, type FiledPerson, type FileProblem, type PeopleFile, personOf } from './person.ts';

/** The columns as we write them, and the names under which others have them (without accents, in small letters). */
const COLUMNS = {
  firstname: { title: 'Prénom', others: ['firstname', 'first name', 'name', 'nom complet'] },
  lastname: { title: 'Nom', others: ['nom de famille', 'lastname', 'last name', 'surname'] },
  gender: { title: 'Genre', others: ['sexe', 'gender', 'sex'] },
  date: { title: 'Date de naissance', others: ['date', 'birthdate', 'birth date', 'date of birth'] },
  time: { title: 'Heure', others: ['heure de naissance', 'time', 'birthtime', 'birth time'] },
  place: { title: 'Lieu', others: ['ville', 'lieu de naissance', 'place', 'city', 'birthplace', 'birth place'] },
  lat: { title: 'Latitude', others: ['lat'] },
  lng: { title: 'Longitude', others: ['lng', 'lon', 'long'] },
  timezone: { title: 'Fuseau', others: ['fuseau horaire', 'timezone', 'time zone'] },
  placeId: { title: 'Identifiant du lieu', others: ['place id', 'geonameid'] },
} as const;
type Column = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Column[];
const SEPARATOR = ';';

const plain = (title: string) => title.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/_/g, ' ');

function columnOf(title: string): Column | undefined {
  const wanted = plain(title);
  return NAMES.find(
    (name) => plain(COLUMNS[name].title) === wanted || COLUMNS[name].others.some((one) => one === wanted),
  );
}

/** Read by spreadsheets and by most programs of astrology: semicolons, a byte order mark for accents, a header. */
export function writeTable(people: readonly FiledPerson[]): string {
  const row = (cells: readonly string[]) => cells.map((cell) => cellOf(cell, SEPARATOR)).join(SEPARATOR);
  const cellsOf = ({ firstname, lastname = '', gender, birthdate, birthtime = '', place }: FiledPerson) => [
    ...[firstname, lastname, gender ?? '', birthdate, birthtime, place.name],
    ...[place.lat, place.lng].map((degree) => (degree === undefined ? '' : String(degree))),
    ...[place.timezone ?? '', place.id ?? ''],
  ];
  return `\uFEFF${[NAMES.map((name) => COLUMNS[name].title), ...people.map(cellsOf)].map(row).join('\r\n')}\r\n`;
}

export function readTable(text: string): PeopleFile {
  const [header, ...rows] = rowsOf(text);
  const columns = (header?.cells ?? []).map(columnOf);
  if (!columns.includes('date') || !columns.some((name) => name === 'firstname' || name === 'lastname'))
    return {
      people: [],
      problems: [
        { line: 1, reason: 'La première ligne doit nommer les colonnes : Prénom, Date de naissance, Heure, Lieu' },
      ],
    };
  const people: FiledPerson[] = [];
  const problems: FileProblem[] = [];
  for (const { line, cells } of rows) {
    const cell = (name: Column) =>
      (columns.includes(name) ? (cells[columns.indexOf(name)] ?? '') : '').replace(/^'(?=[=+@-])/, '');
    const place = {
      ...{ name: cell('place').trim(), id: cell('placeId').trim() || undefined },
      ...{
        lat: degreeOf(cell('lat'), 90),
        lng: degreeOf(cell('lng'), 180),
        timezone: cell('timezone').trim() || undefined,
      },
    };
    const [firstname, lastname] = [cell('firstname'), cell('lastname')];
    const read = personOf({
      firstname,
      lastname,
      gender: cell('gender'),
      date: cell('date'),
      time: cell('time'),
      place,
    });
    if (typeof read === 'string') problems.push({ line, reason: read });
    else people.push(read);
  }
  return { people, problems };
}
