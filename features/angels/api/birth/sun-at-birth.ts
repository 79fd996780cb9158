import { type CivilTimeAnswer, toUtc } from '@solelune/civil-time';
import { loadZones } from '@solelune/civil-time/node';
import { type Place, placeOnEarth } from '@solelune/places';
import { skyNow } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import type { ClockTime } from '../../engine/index.ts';

interface SunAtBirth {
  longitudeDeg: number;
  /** What civil time says of the hour, where it is skipped or lived twice. */
  note: string | null;
}

let zones: ReturnType<typeof loadZones> | undefined;

/** Skipped hours name no instant: the one that the clock would have shown an hour before will do for a degree of the Sun. */
function epochSecondsOf(answer: CivilTimeAnswer): number | null {
  if (answer.kind === 'exact') return answer.epochSeconds;
  if (answer.kind === 'repeated') return answer.candidates[0].epochSeconds;
  if (answer.kind === 'ask-zone') return epochSecondsOf(answer.choices[answer.likely ?? 'occupied']);
  return null;
}

/**
 * Where the Sun stood at a birth. Only this tradition needs the instant in universal time, hence the place; the three angels of a
 * birth are read from its day and its clock as they were.
 */
export function sunAtBirth(
  date: { year: number; month: number; day: number },
  time: ClockTime,
  place: Place,
): SunAtBirth {
  zones ??= loadZones();
  const book = zones;
  const ask = (hour: number) => toUtc(book, { date, time: { hour, minute: time.minute }, place: placeOnEarth(place) });
  const answer = ask(time.hour);
  const epochSeconds = epochSecondsOf(answer) ?? epochSecondsOf(ask((time.hour + 23) % 24)) ?? 0;
  const instant = Temporal.Instant.fromEpochMilliseconds(epochSeconds * 1000);
  const sun = skyNow(loadEphemeris(), instant).find(({ body }) => body === 'sun');
  if (!sun) throw new Error('the ephemeris has no Sun');
  const isOdd = answer.kind === 'skipped' || answer.kind === 'repeated';
  return { longitudeDeg: sun.lonDeg, note: isOdd ? answer.sentence : null };
}
