/** The two births of an address, each read, judged and cast; or the form with what could be read of both. */
import { Failure } from '@solelune/contract/server';
import type { Infos } from '@solelune/screen';
import { computeSkyOver } from '@solelune/sky';
import { isPlanet } from '@solelune/sky/bodies';
import { loadEphemeris } from '@solelune/sky/node';
import { skyOfChart } from '../../composition/bond/sky-of-chart.ts';
import { type SignFacts, signFacts } from '../../engine/index.ts';
import type { SkyOfOne } from '../../engine/synastry/index.ts';
import { answerBirth, type PlacedBirth } from '../birth/birth-answer.ts';
import { PARIS_ID } from '../birth/known-place.ts';
import { castChart, instantOf } from '../sky/cast-chart.ts';
import { certaintyAnswer } from '../sky/certainty-answer.ts';
import { placementOf } from '../sky/chart-answer.ts';

/** Who is who in an address. */
export const COUPLE = ['you', 'other'] as const;
type Who = (typeof COUPLE)[number];

/** A birth as the comparison takes it. */
export interface OneOfTwo {
  firstname: string;
  timeKnown: boolean;
  sky: SkyOfOne;
  sun: SignFacts;
  moon: SignFacts;
  certainty?: ReturnType<typeof certaintyAnswer>;
}

export function readCouple(read: Record<string, unknown>, now: Temporal.Instant) {
  const [you, other] = [birthOf(birthIn(read, 'you'), now), birthOf(birthIn(read, 'other'), now)];
  if (you instanceof Failure) return you;
  if (other instanceof Failure) return other;
  if (you.status === 'ready' && other.status === 'ready')
    return { status: 'ready' as const, you: you.birth, other: other.birth };
  const problems = Object.entries({ you, other }).flatMap(([who, answer]) =>
    answer.status === 'incomplete'
      ? Object.entries(answer.problems).map(([field, sentence]) => [`${who}[${field}]`, sentence])
      : [],
  );
  return {
    status: 'incomplete' as const,
    given: { you: you.given, other: other.given },
    problems: Object.fromEntries(problems) as Record<string, string>,
  };
}

/** Without a place, Paris: it moves the Moon by hardly more than her own width. Houses are then not to be had. */
function birthIn(infos: Record<string, unknown>, who: Who): Record<string, unknown> {
  const birth = infos[who];
  const given = birth && typeof birth === 'object' ? (birth as Record<string, unknown>) : {};
  const hasPlace = given['birthcity'] || given['lat'];
  return hasPlace ? given : { ...given, birthcity: PARIS_ID, birthtime: undefined };
}

function birthOf(infos: Infos, now: Temporal.Instant) {
  const answer = answerBirth({ infos }, now, (placed) => ({ birth: oneOfTwo(placed) }));
  if (answer instanceof Failure || answer.status !== 'question') return answer;
  // An hour that clocks showed twice: the likelier is enough here.
  const { choices } = answer.question;
  return birthOf((choices.find(({ likely }) => likely) ?? choices[0])?.infos ?? '', now);
}

function oneOfTwo(placed: PlacedBirth): OneOfTwo {
  const { chart } = castChart(placed);
  return {
    firstname: placed.birth.firstname,
    timeKnown: placed.timeKnown,
    sky: placed.span ? skyOver(placed.span) : skyOfChart(chart),
    sun: signFacts(placementOf(chart, 'sun').sign),
    moon: signFacts(placementOf(chart, 'moon').sign),
    certainty: certaintyAnswer(placed, ['moon']),
  };
}

/** Over the possible instants: where each planet is in the middle, and how far from there it may be. No angles, no houses. */
function skyOver({ from, to }: { from: number; to: number }): SkyOfOne {
  const interval = { earliest: instantOf(from), latest: instantOf(to) };
  const { longitudes } = computeSkyOver(loadEphemeris(), interval, {});
  return {
    points: longitudes.flatMap(({ body, lowDeg, highDeg }) =>
      isPlanet(body)
        ? [{ point: body, lonDeg: ((lowDeg + highDeg) / 2 + 360) % 360, spreadDeg: (highDeg - lowDeg) / 2 }]
        : [],
    ),
  };
}
