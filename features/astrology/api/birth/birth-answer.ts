import { toLocal } from '@solelune/civil-time';
import { type Failure, fail } from '@solelune/contract/server';
import type { Casting } from '../sky/cast-chart.ts';
import { type BirthFields, infosOf, readFields, shareInfosOf } from './birth-fields.ts';
import { type GivenBirth, givenOf } from './given-birth.ts';
import { zones } from './known-place.ts';
import { placeInTime, type TimeAnswer } from './place-in-time.ts';
import { type Question, questionOf } from './question.ts';
import { type Asked, type Birth, type Problems, readBirth } from './read-birth.ts';

/** A birth whose instant is known: what a result is made from. */
export interface PlacedBirth extends Casting {
  birth: Birth;
}

/** Returned instead of a result when the birth is sound but what is asked of it is not. */
export class Refused {
  readonly problems: Problems;
  constructor(problems: Problems) {
    this.problems = problems;
  }
}

interface Ready {
  status: 'ready';
  given: GivenBirth;
  infos: string;
  share_infos: string;
}
interface Incomplete {
  status: 'incomplete';
  given: GivenBirth;
  problems: Problems;
}

const DAMAGED = 'Cette adresse est incomplète ou abîmée\u00A0: complétez le formulaire pour retrouver le résultat';
/** Where the day begins first. */
const EARLIEST_CLOCK = '+14:00';

/**
 * The way of every birth: read, judged, placed in time, then given to `make`. An address that is wrong is answered
 * with the form and what could be read; fields that are wrong are refused.
 */
export function answerBirth<Result extends object>(
  input: Parameters<typeof readFields>[0],
  now: Temporal.Instant,
  make: (placed: PlacedBirth) => Result | Refused,
  asked: Asked = 'birth',
): (Ready & Result) | Question | Incomplete | Failure {
  const { fields, from, damaged } = readFields(input);
  const incomplete = (problems: Problems) =>
    from === 'fields'
      ? fail('invalid_input', { fields: problems })
      : { status: 'incomplete' as const, given: givenOf(fields), problems: damaged ? { infos: DAMAGED } : problems };
  if (from === 'infos' && asked === 'birth' && Object.keys(fields).length === 0) return incomplete({});
  const today = now.toZonedDateTimeISO(EARLIEST_CLOCK).toPlainDate().toString();
  const { birth, problems } = readBirth(fields, asked, today);
  if (!birth || damaged) return incomplete(problems);
  const time = timeOf(birth, now);
  if (time.kind === 'refused') return incomplete({ [time.field]: time.sentence });
  if (time.kind === 'question') return questionOf(fields, birth, time);
  const { place, houseSystem, orbDeg } = birth;
  const { moment, timeKnown, span } = time;
  const result = make({ birth, place, houseSystem, orbDeg, moment, timeKnown, span });
  if (result instanceof Refused) return incomplete(result.problems);
  return { ...readyOf(fields), ...result };
}

const readyOf = (fields: BirthFields): Ready => ({
  status: 'ready',
  given: givenOf(fields),
  infos: infosOf(fields),
  share_infos: shareInfosOf(fields),
});

/** A moment without a date is now; with an hour alone, that hour of today. */
function timeOf(birth: Birth, now: Temporal.Instant): TimeAnswer {
  if (birth.date) return placeInTime(birth, birth.date);
  const epochSeconds = Math.floor(now.epochMilliseconds / 60_000) * 60;
  const { date, ...clock } = toLocal(zones(), epochSeconds, birth.place.onEarth);
  if (birth.time) return placeInTime(birth, date);
  const { offsetSeconds, isSummerTime, rule } = clock;
  const moment = { utc: '', epochSeconds, offsetSeconds, isSummerTime, rule };
  return { kind: 'placed', moment, timeKnown: true };
}
