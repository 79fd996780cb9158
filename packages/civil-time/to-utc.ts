/** From a birth certificate's date and hour to the instant it names, or to the reason why it names none, or several. */
import { type CalendarDate, type CalendarName, isCalendarDate, midnightSeconds } from './calendar.ts';
import { isCutByDemarcationLine, likelyZone, type MilitaryZone } from './demarcation-line.ts';
import { type ClockTime, type LocalReading, type Moment, momentOf, readingOf } from './moment.ts';
import { type PlaceOnEarth, placeTimeline, type Timeline } from './place-timeline.ts';
import { repeatedSentence, skippedSentence, type ZoneQuestion, zoneSentence } from './refusals.ts';
import type { ZoneBook } from './zone-book.ts';

export type LocalTimeInput = {
  date: CalendarDate;
  time: { hour: number; minute: number; second?: number };
  place: PlaceOnEarth;
  /** Default: Julian before 15 October 1582, Gregorian from then on. */
  calendar?: CalendarName | undefined;
  /** The person's answer to an `ask-zone`. */
  militaryZone?: MilitaryZone | undefined;
};

export type PlacedTime =
  | ({ kind: 'exact' } & Moment)
  | { kind: 'repeated'; candidates: [earlier: Moment, later: Moment]; sentence: string }
  | { kind: 'skipped'; sentence: string };

export type CivilTimeAnswer =
  | PlacedTime
  | {
      kind: 'ask-zone';
      question: ZoneQuestion;
      sentence: string;
      choices: Record<MilitaryZone, PlacedTime>;
      /** Where a map is enough to tell, the answer to offer first. */
      likely: MilitaryZone | undefined;
    }
  | { kind: 'invalid'; sentence: string };

export function toUtc(zones: ZoneBook, input: LocalTimeInput): CivilTimeAnswer {
  const { date, calendar, place, militaryZone } = input;
  const time = { second: 0, ...input.time };
  if (!isCalendarDate(date, calendar))
    return { kind: 'invalid', sentence: 'Cette date n’existe pas dans le calendrier.' };
  if (!isClockTime(time))
    return { kind: 'invalid', sentence: 'L’heure va de 0 h 00 à 23 h 59.'.replaceAll(' h ', '\u00a0h\u00a0') };
  const localSeconds = midnightSeconds(date, calendar) + time.hour * 3600 + time.minute * 60 + time.second;
  if (militaryZone) return placeInTime(placeTimeline(zones, place, militaryZone), localSeconds);

  const occupied = placeInTime(placeTimeline(zones, place, 'occupied'), localSeconds);
  const unoccupied = placeInTime(placeTimeline(zones, place, 'unoccupied'), localSeconds);
  if (sameInstants(occupied, unoccupied)) return placeInTime(placeTimeline(zones, place), localSeconds);
  const question = date.year < 1930 ? 'western-front-1914' : 'demarcation-line-1940';
  return {
    kind: 'ask-zone',
    question,
    sentence: zoneSentence(question),
    choices: { occupied, unoccupied },
    likely: question === 'demarcation-line-1940' ? likelyZone(place.lngDeg, place.latDeg) : undefined,
  };
}

/** What the clocks of a place showed at an instant (a solar return told in local time). */
export function toLocal(
  zones: ZoneBook,
  epochSeconds: number,
  place: PlaceOnEarth,
  militaryZone?: MilitaryZone | undefined,
): LocalReading {
  const likely = isCutByDemarcationLine(place.departement) ? likelyZone(place.lngDeg, place.latDeg) : undefined;
  return readingOf(epochSeconds, placeTimeline(zones, place, militaryZone ?? likely)(epochSeconds));
}

/** The instants at which the place's clocks showed this local time. */
function placeInTime(timeline: Timeline, localSeconds: number): PlacedTime {
  // Offsets lie within 16 h of UTC and no clock was ever changed twice within an hour: hourly probes see every offset in force.
  const offsets = new Set<number>();
  for (let hours = -17; hours <= 17; hours += 1) offsets.add(timeline(localSeconds + hours * 3600).offsetSeconds);
  const moments = [...offsets]
    .filter((offset) => timeline(localSeconds - offset).offsetSeconds === offset)
    .sort((left, right) => right - left)
    .map((offset) => momentOf(localSeconds - offset, timeline(localSeconds - offset)));
  const [first, second] = moments;
  if (first && second)
    return { kind: 'repeated', candidates: [first, second], sentence: repeatedSentence(localSeconds) };
  if (first) return { kind: 'exact', ...first };
  return { kind: 'skipped', sentence: skippedSentence(timeline, localSeconds, [...offsets]) };
}

function sameInstants(left: PlacedTime, right: PlacedTime): boolean {
  const instants = (answer: PlacedTime) => {
    if (answer.kind === 'exact') return `${answer.epochSeconds}`;
    return answer.kind === 'skipped' ? 'none' : answer.candidates.map(({ epochSeconds }) => epochSeconds).join();
  };
  return instants(left) === instants(right);
}

function isClockTime({ hour, minute, second }: ClockTime): boolean {
  const within = (value: number, limit: number) => Number.isInteger(value) && value >= 0 && value < limit;
  return within(hour, 24) && within(minute, 60) && within(second, 60);
}
