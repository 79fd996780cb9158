/** The two births of an address, each read, judged and cast; or the form with what could be read of both. */
import { Failure } from '@solelune/contract/server';
import type { Infos } from '@solelune/screen';
import { computeSkyOver, jdFromInstant, jdTtFromUt } from '@solelune/sky';
import { isPlanet } from '@solelune/sky/bodies';
import { loadEphemeris } from '@solelune/sky/node';
import { zodiacPosition } from '@solelune/sky/zodiac';
import { skyOfChart } from '../../composition/bond/sky-of-chart.ts';
import { type SignFacts, signFacts } from '../../engine/index.ts';
import { readBondSky } from '../../engine/shared-sky/bond-text.ts';
import { LESSER_POINTS, placeOf, type SkyOfOne, withoutPoints } from '../../engine/synastry/index.ts';
import type { ChartView } from '../../engine/view/settings.ts';
import { shiftDegAt } from '../../engine/view/shift.ts';
import { viewedChart } from '../../engine/view/viewed-chart.ts';
import { answerBirth, type PlacedBirth } from '../birth/birth-answer.ts';
import { PARIS_ID } from '../birth/known-place.ts';
import { castChart, instantOf } from '../sky/cast-chart.ts';
import { certaintyAnswer } from '../sky/certainty-answer.ts';
import { type BondSettings, bondSettings, settingFields } from './bond-settings.ts';

/** Who is who in an address. */
export const COUPLE = ['you', 'other'] as const;
type Who = (typeof COUPLE)[number];

/** A birth as the comparison takes it. */
export interface OneOfTwo {
  firstname: string;
  /** How the reading names them where nobody is named: « le premier ciel ». */
  called?: string;
  timeKnown: boolean;
  /** What is compared: without what the settings leave out. */
  sky: SkyOfOne;
  /** With it, for a link. */
  wholeSky: SkyOfOne;
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
function sharedCouple(read: Record<string, unknown>, settings: BondSettings) {
  const [you, other] = COUPLE.map((who) => {
    const text = read[`${who}_sky`];
    const sky = typeof text === 'string' ? readBondSky(text) : undefined;
    return sky && sharedOne(sky, CALLED[who], settings);
  });
  return you && other ? { status: 'ready' as const, isShared: true, settings, you, other } : undefined;
}

/** Its longitudes are in the zodiac that the link names: nothing is taken from them again. */
function sharedOne(sky: SkyOfOne, called: string, { view }: BondSettings): OneOfTwo {
  return { firstname: '', called, timeKnown: sky.cuspsDeg !== undefined, ...seenAs(sky, view) };
}

const seenAs = (sky: SkyOfOne, { hidden }: ChartView) => {
  const signAt = (planet: 'sun' | 'moon') => signFacts(zodiacPosition(placeOf(sky, planet)?.lonDeg ?? 0).sign);
  return { wholeSky: sky, sky: withoutPoints(sky, hidden), sun: signAt('sun'), moon: signAt('moon') };
};

export function readCouple(read: Record<string, unknown>, now: Temporal.Instant) {
  const settings = bondSettings(settingFields(read));
  const shared = sharedCouple(read, settings);
  if (shared) return shared;
  const [you, other] = [birthOf(birthIn(read, 'you'), now), birthOf(birthIn(read, 'other'), now)];
  if (you instanceof Failure) return you;
  if (other instanceof Failure) return other;
  if (you.status === 'ready' && other.status === 'ready')
    return { status: 'ready' as const, isShared: false, settings, you: you.birth, other: other.birth };
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
  const own = birth && typeof birth === 'object' ? (birth as Record<string, unknown>) : {};
  // The settings are the bond's: what a birth's own address may have had is not asked.
  const given: Record<string, unknown> = { ...withoutSettings(own), ...settingFields(infos) };
  const hasPlace = given['birthcity'] || given['lat'];
  return hasPlace ? given : { ...given, birthcity: PARIS_ID, birthtime: undefined };
}

const withoutSettings = (birth: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(birth).filter(([key]) => !Object.hasOwn(settingFields(birth), key)));

function birthOf(infos: Infos, now: Temporal.Instant) {
  const answer = answerBirth({ infos }, now, (placed) => ({ birth: oneOfTwo(placed) }));
  if (answer instanceof Failure || answer.status !== 'question') return answer;
  // An hour that clocks showed twice: the likelier is enough here.
  const { choices } = answer.question;
  return birthOf((choices.find(({ likely }) => likely) ?? choices[0])?.infos ?? '', now);
}

function oneOfTwo(placed: PlacedBirth): OneOfTwo {
  const { view, firstname } = placed.birth;
  return {
    firstname,
    timeKnown: placed.timeKnown,
    ...seenAs(placed.span ? skyOver(placed.span, view) : viewedSky(placed), view),
    // The minutes at which the Moon changes sign are told in the tropical zodiac alone.
    ...(view.zodiac === 'tropical' && { certainty: certaintyAnswer(placed, ['moon']) }),
  };
}

const viewedSky = (placed: PlacedBirth): SkyOfOne =>
  skyOfChart(viewedChart(loadEphemeris(), castChart(placed).chart, placed.birth.view).chart);

/** Over the possible instants: where each planet is in the middle, and how far from there it may be. No angles, no houses. */
function skyOver({ from, to }: { from: number; to: number }, view: ChartView): SkyOfOne {
  const interval = { earliest: instantOf(from), latest: instantOf(to) };
  const { longitudes } = computeSkyOver(loadEphemeris(), interval, {});
  // Over a day the zodiac of the stars stands still to a seventh of an arcsecond.
  const shift = shiftDegAt(
    loadEphemeris(),
    view.zodiac,
    jdTtFromUt(loadEphemeris(), jdFromInstant(instantOf((from + to) / 2))),
  );
  const placed = longitudes.map(({ body, lowDeg, highDeg }) => ({
    point: body,
    lonDeg: ((lowDeg + highDeg) / 2 - shift + 720) % 360,
    spreadDeg: (highDeg - lowDeg) / 2,
  }));
  return {
    points: placed.flatMap(({ point, ...place }) => (isPlanet(point) ? [{ point, ...place }] : [])),
    lesser: LESSER_POINTS.flatMap((point) => {
      // The apogee of an instant swings too far in a day to stand anywhere.
      if (point === 'mean_lilith' && view.lilith === 'true') return [];
      const found = placed.find(
        (one) => one.point === (point === 'mean_node' && view.node === 'true' ? 'true_node' : point),
      );
      return found ? [{ ...found, point }] : [];
    }),
  };
}
