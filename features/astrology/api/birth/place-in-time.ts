import { type CivilTimeAnswer, civilDay, type Moment, type PlacedTime, toLocal, toUtc } from '@solelune/civil-time';
import { zones } from './known-place.ts';
import type { Birth, CivilDate, ClockTime } from './read-birth.ts';

/** The instants that were possible when the hour is not known, in seconds from 1970. */
export interface PossibleSpan {
  from: number;
  to: number;
  /** Of the civil day, 23 to 25 hours long; false: between two hours that were given. */
  isWholeDay: boolean;
}

/** The instant of a chart, and the span of those that were possible when the hour is unknown. */
interface BirthMoment {
  moment: Pick<Moment, 'epochSeconds' | 'offsetSeconds' | 'rule'>;
  timeKnown: boolean;
  span?: PossibleSpan;
}

interface Choice {
  value: 'earlier' | 'later' | 'occupied' | 'unoccupied';
  moment: Moment;
  likely: boolean;
}

export type TimeAnswer =
  | ({ kind: 'placed' } & BirthMoment)
  | { kind: 'question'; about: 'repeated_hour' | 'military_zone'; sentence: string; choices: Choice[] }
  | { kind: 'refused'; field: 'birthdate' | 'birthtime'; sentence: string };

const NOON = { hour: 12, minute: 0 };
const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;

/** A birth's date and hour as an instant; what the local clocks leave open is asked, never guessed. */
export function placeInTime(birth: Birth, date: CivilDate): TimeAnswer {
  if (birth.time) return placeKnownTime(birth, date, birth.time);
  return birth.between ? placeInterval(birth, date, birth.between) : placeUnknownTime(birth, date);
}

function placeKnownTime(birth: Birth, date: CivilDate, time: ClockTime): TimeAnswer {
  const { place, militaryZone, occurrence } = birth;
  const answer = toUtc(zones(), { date, time, place: place.onEarth, militaryZone });
  if (answer.kind === 'ask-zone') return askZone(answer, occurrence);
  return placeOrAsk(answer, occurrence);
}

function placeOrAsk(
  answer: Exclude<CivilTimeAnswer, { kind: 'ask-zone' }>,
  occurrence: Birth['occurrence'],
): TimeAnswer {
  switch (answer.kind) {
    case 'exact':
      return { kind: 'placed', moment: answer, timeKnown: true };
    case 'repeated': {
      const [earlier, later] = answer.candidates;
      if (occurrence) return { kind: 'placed', moment: occurrence === 'later' ? later : earlier, timeKnown: true };
      const choices: Choice[] = [
        { value: 'earlier', moment: earlier, likely: false },
        { value: 'later', moment: later, likely: false },
      ];
      return { kind: 'question', about: 'repeated_hour', sentence: answer.sentence, choices };
    }
    case 'skipped':
      return { kind: 'refused', field: 'birthtime', sentence: answer.sentence };
    case 'invalid':
      return { kind: 'refused', field: 'birthdate', sentence: answer.sentence };
  }
}

/** Two armies, two clocks. Where the hour did not exist on one side of the line, the other side is the answer. */
function askZone(answer: CivilTimeAnswer & { kind: 'ask-zone' }, occurrence: Birth['occurrence']): TimeAnswer {
  const choices = (['occupied', 'unoccupied'] as const).flatMap((value): Choice[] => {
    const moment = firstMoment(answer.choices[value]);
    return moment ? [{ value, moment, likely: answer.likely === value }] : [];
  });
  const only = choices.length === 1 ? choices[0] : undefined;
  if (only) return placeOrAsk(answer.choices[only.value as 'occupied' | 'unoccupied'], occurrence);
  return { kind: 'question', about: 'military_zone', sentence: answer.sentence, choices };
}

function firstMoment(answer: PlacedTime): Moment | undefined {
  if (answer.kind === 'exact') return answer;
  return answer.kind === 'repeated' ? answer.candidates[0] : undefined;
}

/** Noon; between two clocks the whole day is in doubt anyway, so that nothing is asked and both days are covered. */
function placeUnknownTime(birth: Birth, date: CivilDate): TimeAnswer {
  const [moment] = momentsOf(birth, date, NOON);
  const day = civilDay(zones(), { date, place: birth.place.onEarth, militaryZone: birth.militaryZone });
  if (!moment || !day) return refusedTime(birth, date, NOON, 'birthdate');
  return { kind: 'placed', moment, timeKnown: false, span: { ...day, isWholeDay: true } };
}

/** The middle of the interval, to the minute. */
function placeInterval(birth: Birth, date: CivilDate, { from, to }: NonNullable<Birth['between']>): TimeAnswer {
  const { onEarth } = birth.place;
  const between = { from: secondsOf(from), to: endOf(to) };
  const span = civilDay(zones(), { date, place: onEarth, militaryZone: birth.militaryZone }, between);
  if (!span) return refusedTime(birth, date, from, 'birthtime');
  const epochSeconds = Math.floor((span.from + span.to) / 2 / MINUTE_SECONDS) * MINUTE_SECONDS;
  const { offsetSeconds, rule } = toLocal(zones(), epochSeconds, onEarth, birth.militaryZone);
  const moment = { epochSeconds, offsetSeconds, rule };
  return { kind: 'placed', moment, timeKnown: false, span: { ...span, isWholeDay: false } };
}

const secondsOf = ({ hour, minute }: ClockTime) => hour * 3600 + minute * MINUTE_SECONDS;
/** No clock shows 24 h: the last minute of the day is its end. */
const endOf = (time: ClockTime) => (secondsOf(time) + MINUTE_SECONDS === DAY_SECONDS ? DAY_SECONDS : secondsOf(time));

/** The calendar, or the clocks, jumped over it: the sentence says how. */
function refusedTime(birth: Birth, date: CivilDate, time: ClockTime, field: 'birthdate' | 'birthtime'): TimeAnswer {
  const refused = toUtc(zones(), { date, time, place: birth.place.onEarth });
  return { kind: 'refused', field, sentence: 'sentence' in refused ? refused.sentence : '' };
}

/** Every instant that a local time may have been, the likeliest first. */
function momentsOf({ place, militaryZone }: Birth, date: CivilDate, time: ClockTime): Moment[] {
  const answer = toUtc(zones(), { date, time, place: place.onEarth, militaryZone });
  if (answer.kind === 'invalid' || answer.kind === 'skipped') return [];
  if (answer.kind === 'exact') return [answer];
  if (answer.kind === 'repeated') return answer.candidates;
  const { occupied, unoccupied } = answer.choices;
  const inOrder = answer.likely === 'occupied' ? [occupied, unoccupied] : [unoccupied, occupied];
  return inOrder.map(firstMoment).filter((moment) => moment !== undefined);
}
