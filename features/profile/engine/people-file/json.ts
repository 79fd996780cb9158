import { type FiledPerson, type FileProblem, type PeopleFile, personOf } from './person.ts';

const FORMAT = 'solelune-people';

/** Our own file: nothing is lost on the way there and back. */
export const writeJson = (people: readonly FiledPerson[]): string =>
  `${JSON.stringify({ format: FORMAT, version: 1, people }, null, 2)}\n`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const degree = (value: unknown, most: number) =>
  typeof value === 'number' && Math.abs(value) <= most ? value : undefined;

export function readJson(written: string): PeopleFile {
  const list = listIn(written);
  if (!list) return { people: [], problems: [{ line: 1, reason: 'Ce fichier JSON n’est pas une liste de personnes' }] };
  const people: FiledPerson[] = [];
  const problems: FileProblem[] = [];
  for (const [index, one] of list.entries()) {
    const { firstname, lastname, gender, birthdate, birthtime, place } = (one ?? {}) as Record<string, unknown>;
    const { name, id, lat, lng, timezone } = (place ?? {}) as Record<string, unknown>;
    const read = personOf({
      ...{ firstname: text(firstname), lastname: text(lastname), gender: text(gender) },
      ...{ date: text(birthdate), time: text(birthtime) },
      place: {
        ...{ name: text(name), id: text(id) || undefined, timezone: text(timezone) || undefined },
        ...{ lat: degree(lat, 90), lng: degree(lng, 180) },
      },
    });
    if (typeof read === 'string') problems.push({ line: index + 1, reason: read });
    else people.push(read);
  }
  return { people, problems };
}

/** The people of the file, or a bare list of them. */
function listIn(written: string): unknown[] | null {
  try {
    const read: unknown = JSON.parse(written);
    const people = Array.isArray(read) ? read : (read as { people?: unknown } | null)?.people;
    return Array.isArray(people) ? people : null;
  } catch {
    return null;
  }
}
