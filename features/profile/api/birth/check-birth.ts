import { notAfter, SENTENCES } from '@solelune/contract/validation';
import { latestToday } from '../instants.ts';
import { placeOf } from './places.ts';

interface GivenBirth {
  birthdate?: string | undefined;
  birthcity?: string | undefined;
}

/** What only the server can judge of a birth: the day has come, and the place exists. */
export function birthProblems(given: GivenBirth, now: Temporal.Instant): Record<string, string> {
  const problems: Record<string, string> = {};
  const late = given.birthdate && notAfter(latestToday(now))(given.birthdate);
  if (late) problems['birthdate'] = late;
  if (given.birthcity && !placeOf(given.birthcity)) problems['birthcity'] = SENTENCES.choice;
  return problems;
}
