import { type CivilTimeAnswer, type Moment, type PlacedTime, toUtc } from '@solelune/civil-time';
import { zones } from './known-place.ts';
import type { Birth, CivilDate } from './read-birth.ts';

/** The instant of a chart, and the span of those that were possible when the hour is unknown. */
export interface BirthMoment {
  moment: Moment;
  timeKnown: boolean;
  /** The whole civil day, in seconds from 1970; only when the hour is unknown. */
  day?: { from: number; to: number };
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
const MIDNIGHT = { hour: 0, minute: 0 };
const DAY_SECONDS = 86_400;

/** A birth's date and hour as an instant; what the local clocks leave open is asked, never guessed. */
export function placeInTime(birth: Birth, date: CivilDate): TimeAnswer {
  return birth.time ? placeKnownTime(birth, date, birth.time) : placeUnknownTime(birth, date);
}

function placeKnownTime(birth: Birth, date: CivilDate, time: { hour: number; minute: number }): TimeAnswer {
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
  const noon = momentsOf(birth, date, NOON);
  const first = noon[0];
  if (!first) {
    const refused = toUtc(zones(), { date, time: NOON, place: birth.place.onEarth });
    const sentence = 'sentence' in refused ? refused.sentence : '';
    return { kind: 'refused', field: 'birthdate', sentence };
  }
  const midnights = momentsOf(birth, date, MIDNIGHT).map(({ epochSeconds }) => epochSeconds);
  // A clock that jumped over midnight: the day opened half a day before its noon, at most an hour later.
  const opens = midnights.length > 0 ? midnights : [first.epochSeconds - DAY_SECONDS / 2];
  const from = Math.min(...opens);
  const to = Math.max(...opens) + DAY_SECONDS;
  return { kind: 'placed', moment: first, timeKnown: false, day: { from, to } };
}

/** Every instant that a local time may have been, the likeliest first. */
function momentsOf({ place, militaryZone }: Birth, date: CivilDate, time: { hour: number; minute: number }): Moment[] {
  const answer = toUtc(zones(), { date, time, place: place.onEarth, militaryZone });
  if (answer.kind === 'invalid' || answer.kind === 'skipped') return [];
  if (answer.kind === 'exact') return [answer];
  if (answer.kind === 'repeated') return answer.candidates;
  const { occupied, unoccupied } = answer.choices;
  const inOrder = answer.likely === 'occupied' ? [occupied, unoccupied] : [unoccupied, occupied];
  return inOrder.map(firstMoment).filter((moment) => moment !== undefined);
}
