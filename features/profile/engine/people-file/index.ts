import { readExchangeLines } from './exchange-lines.ts';
import { readJson } from './json.ts';
import { MOST_PEOPLE, type PeopleFile } from './person.ts';
import { readTable } from './table.ts';

export { writeJson } from './json.ts';
export type { FiledPerson, FiledPlace, FileProblem, PeopleFile } from './person.ts';
export { writeTable } from './table.ts';

/** A file of people, whichever of the three it is. */
export function readPeople(written: string): PeopleFile {
  const text = written.replace(/^\uFEFF/, '');
  const read = /^\s*[[{]/.test(text) ? readJson : /^#A93:/im.test(text) ? readExchangeLines : readTable;
  const { people, problems } = read(text);
  if (people.length <= MOST_PEOPLE) return { people, problems };
  const reason = `Nous n’en lisons que ${/* begins with a figure */ MOST_PEOPLE} à la fois`;
  return { people: people.slice(0, MOST_PEOPLE), problems: [...problems, { line: MOST_PEOPLE + 1, reason }] };
}
