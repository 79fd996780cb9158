/** The two births of an address, each read, judged and cast; or the form with what could be read of both. */
import { Failure } from '@solelune/contract/server';
import type { Infos } from '@solelune/screen';
import { computeSkyOver } from '@solelune/sky';
import { isPlanet } from '@solelune/sky/bodies';
import { loadEphemeris } from '@solelune/sky/node';
import { zodiacPosition } from '@solelune/sky/zodiac';
import { skyOfChart } from '../../composition/bond/sky-of-chart.ts';
import { type SignFacts, signFacts } from '../../engine/index.ts';
import { readBondSky } from '../../engine/shared-sky/bond-text.ts';
import { placeOf, type SkyOfOne } from '../../engine/synastry/index.ts';
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
  /** How the reading names them where nobody is named: « le premier ciel ». */
  called?: string;
  timeKnown: boolean;
  sky: SkyOfOne;
  sun: SignFacts;
  moon: SignFacts;
  certainty?: ReturnType<typeof certaintyAnswer>;
}

/** Names for the reading. */
export const namesOf = (you: OneOfTwo, other: OneOfTwo) => ({
  one: you.called ?? you.firstname,
  other: other.called ?? other.firstname,
});

const CALLED: Record<Who, string> = { you: 'le premier ciel', other: 'le second ciel' };

/** Two skies of a link that names nobody; undefined where the address holds births. */
function sharedCouple(read: Record<string, unknown>) {
  const [you, other] = COUPLE.map((who) => {
    const text = read[`${who}_sky`];
    const sky = typeof text === 'string' ? readBondSky(text) : undefined;
    return sky && sharedOne(sky, CALLED[who]);
  });
  return you && other ? { status: 'ready' as const, isShared: true, you, other } : undefined;
}

function sharedOne(sky: SkyOfOne, called: string): OneOfTwo {
  const signAt = (planet: 'sun' | 'moon') => signFacts(zodiacPosition(placeOf(sky, planet)?.lonDeg ?? 0).sign);
  return {
    firstname: '',
    called,
    timeKnown: sky.cuspsDeg !== undefined,
    sky,
    sun: signAt('sun'),
    moon: signAt('moon'),
  };
}

export function readCouple(read: Record<string, unknown>, now: Temporal.Instant) {
  const shared = sharedCouple(read);
  if (shared) return shared;
  const [you, other] = [birthOf(birthIn(read, 'you'), now), birthOf(birthIn(read, 'other'), now)];
  if (you instanceof Failure) return you;
  if (other instanceof Failure) return other;
  if (you.status === 'ready' && other.status === 'ready')
    return { status: 'ready' as const, isShared: false, you: you.birth, other: other.birth };
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
