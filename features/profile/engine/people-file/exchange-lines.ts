import { type FiledPerson, type FiledPlace, type FileProblem, type PeopleFile, personOf } from './person.ts';

/**
 * The exchange format of astrology programs (AAF, 1993): two lines for each person, `#A93:` name, first name, sex, date, time, place, country, and
 * `#B93:` Julian day, latitude, longitude, zone, summer time. A star stands for what is unknown. It is read only: the zone it wants is
 * the clock's own offset, and programs disagree about its sign.
 */
export function readExchangeLines(text: string): PeopleFile {
  const people: FiledPerson[] = [];
  const problems: FileProblem[] = [];
  const lines = text.split(/\r?\n/);
  for (const [index, written] of lines.entries()) {
    const fields = fieldsOf(written, '#A93:');
    if (!fields) continue;
    const [lastname = '', firstname = '', gender = '', day = '', time = '', place = '', country = ''] = fields;
    const read = /j$/i.test(day)
      ? 'Une date du calendrier julien ne se reprend pas sans erreur : saisissez-la à la main'
      : personOf({
          ...{ firstname, lastname, gender, date: day.replace(/g$/i, ''), time },
          place: { ...pointOf(lines[index + 1] ?? ''), name: place, ...(place ? {} : { name: country }) },
        });
    if (typeof read === 'string') problems.push({ line: index + 1, reason: read });
    else people.push(read);
  }
  return { people, problems };
}

function fieldsOf(line: string, mark: string): string[] | null {
  if (!line.trim().toUpperCase().startsWith(mark)) return null;
  const fields = line.trim().slice(mark.length).split(',');
  return fields.map((field) => (field.trim() === '*' ? '' : field.trim()));
}

function pointOf(line: string): Omit<FiledPlace, 'name'> {
  const [, lat = '', lng = ''] = fieldsOf(line, '#B93:') ?? [];
  return { lat: sexagesimal(lat, 'ns', 90), lng: sexagesimal(lng, 'ew', 180) };
}

/** 48n24 or 010e0035: degrees, half of the globe, minutes and seconds. */
function sexagesimal(written: string, halves: string, most: number): number | undefined {
  const found = new RegExp(`^(\\d{1,3})([${halves}])(\\d{2})(?::?(\\d{2}))?$`, 'i').exec(written);
  if (!found) return undefined;
  const value = Number(found[1]) + Number(found[3]) / 60 + Number(found[4] ?? 0) / 3600;
  return value > most ? undefined : (found[2] ?? '').toLowerCase() === halves[0] ? value : -value;
}
