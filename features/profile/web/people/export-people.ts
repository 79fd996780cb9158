import type { Client } from '@solelune/contract/client';
import { locationDetail } from '@solelune/locations/contract';
import { type FiledPerson, writeJson, writeTable } from '../../engine/people-file/index.ts';

export interface ListedPerson extends Omit<FiledPerson, 'place' | 'lastname' | 'gender' | 'birthtime'> {
  readonly lastname?: string | null | undefined;
  readonly gender?: 'M' | 'F' | null | undefined;
  readonly birthtime?: string | null | undefined;
  readonly birthcity: { readonly id: string; readonly label: string };
}

const filed = ({ firstname, lastname, gender, birthdate, birthtime, birthcity }: ListedPerson): FiledPerson => ({
  ...{ firstname, birthdate, place: { name: birthcity.label, id: birthcity.id } },
  ...(lastname ? { lastname } : {}),
  ...(gender ? { gender } : {}),
  ...(birthtime ? { birthtime } : {}),
});

/** The people as a file, offered to the browser. A table has coordinates and zones too, for programs without our list of places: only places are asked for, no birth is sent. */
export async function exportPeople(
  call: Client['call'],
  people: readonly ListedPerson[],
  format: 'json' | 'table',
): Promise<void> {
  const list = people.map(filed);
  if (format === 'json') return offer('proches.json', 'application/json', writeJson(list));
  const places = new Map<string, Promise<FiledPerson['place']>>();
  const placeOf = async ({ id = '', name }: FiledPerson['place']) => {
    const { location, timezone } = (await call(locationDetail, { id })).location;
    return { id, name, timezone, ...location };
  };
  for (const { place } of list) if (place.id && !places.has(place.id)) places.set(place.id, placeOf(place));
  const whole = list.map(async (person) => ({
    ...person,
    place: (await places.get(person.place.id ?? '')) ?? person.place,
  }));
  offer('proches.csv', 'text/csv;charset=utf-8', writeTable(await Promise.all(whole)));
}

function offer(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
