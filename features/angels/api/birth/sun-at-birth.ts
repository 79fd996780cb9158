import { type CivilTimeAnswer, toUtc } from '@solelune/civil-time';
import { loadZones } from '@solelune/civil-time/node';
import { type Place, placeOnEarth } from '@solelune/places';
import { dateFromJd, jdFromInstant, skyNow } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import type { ClockTime } from '../../engine/index.ts';

interface SunAtBirth {
  /** Null outside of the years that the sky at hand holds. */
  longitudeDeg: number | null;
  skyNote: string | null;
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
  const isOdd = answer.kind === 'skipped' || answer.kind === 'repeated';
  const note = isOdd ? answer.sentence : null;
  const skyNote = outsideOfSky(instant);
  if (skyNote) return { longitudeDeg: null, skyNote, note };
  const sun = skyNow(loadEphemeris(), instant).find(({ body }) => body === 'sun');
  if (!sun) throw new Error('the ephemeris has no Sun');
  return { longitudeDeg: sun.lonDeg, skyNote, note };
}

/** The server's sky holds every birth; that of a device, which computes by itself, begins and ends with what it was given. */
function outsideOfSky(instant: Temporal.Instant): string | null {
  const { startJdTt, endJdTt } = loadEphemeris();
  const jd = jdFromInstant(instant);
  if (jd > startJdTt + 1 && jd < endJdTt - 1) return null;
  const [from, to] = [dateFromJd(startJdTt).year + 1, dateFromJd(endJdTt).year];
  return `Ce compte-là demande le ciel de votre naissance, et cet appareil n’a que celui de ${/* begins with a figure */ from} à ${to}. Pour le lire, éteignez « Calculer sur cet appareil ».`;
}
