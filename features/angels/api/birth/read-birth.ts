import { readDate } from '@solelune/contract/validation';
import { places } from '@solelune/locations/api';
import { type Place, placeById } from '@solelune/places';
import type { Infos } from '@solelune/screen';
import type { ReadBirth } from '../../answer-schemas.ts';
import { birthProblems, type GivenBirth, readBirth } from '../../birth-infos.ts';
import { type ClockTime, NOON } from '../../engine/index.ts';

/** The latest day that it is anywhere on Earth. */
const latestToday = (now: Temporal.Instant) => now.add({ hours: 14 }).toString().slice(0, 10);

export interface UsableBirth {
  date: { year: number; month: number; day: number };
  /** Noon where no hour was given. */
  time: ClockTime;
  isTimeKnown: boolean;
  place: Place | undefined;
}

export interface BirthReading {
  birth: ReadBirth;
  /** Null when the address cannot be counted as it is. */
  usable: UsableBirth | null;
}

/** An address is never an error: what can be read is given back, and whether it is enough. A place that is unknown is left out. */
export function readBirthInfos(infos: Infos | undefined, now: Temporal.Instant): BirthReading {
  const given = readBirth(infos ?? '');
  const place = given.birthcity ? placeById(places(), given.birthcity) : undefined;
  const birth = { ...given, birthcity: place ? { id: place.id, label: place.display_name } : null };
  const date = readDate(given.birthdate);
  const isWrong = Object.keys(birthProblems(given, latestToday(now))).length > 0;
  if (!date || isWrong || (given.birthcity && !place)) return { birth, usable: null };
  return { birth, usable: { date, time: timeOf(given), isTimeKnown: given.birthtime !== '', place } };
}

function timeOf({ birthtime }: GivenBirth): ClockTime {
  if (birthtime === '') return NOON;
  const [hour = 0, minute = 0] = birthtime.split(':').map(Number);
  return { hour, minute };
}
