import {
  computeCertainties,
  computePlaces,
  computeSkyOver,
  createChartWorkspace,
  jdFromInstant,
  zodiacPosition,
} from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import type { z } from 'zod';
import type { skyOver, timeCertainty } from '../../answers/chart.ts';
import { SUBJECTS, type Subject } from '../../engine/index.ts';
import { type Casting, instantOf, skyPlace } from './cast-chart.ts';
import { pointAnswer } from './chart-answer.ts';
import { localMomentOf } from './local-moment.ts';

type CertaintyAnswer = z.input<typeof timeCertainty>;

/** How far around a known hour the panel looks. */
const AROUND_SECONDS = 3600;

/** A clock shows whole minutes: what is told is what a minute earlier or later would change. */
export function certaintyAnswer(
  casting: Casting,
  subjects: readonly Subject[] = SUBJECTS,
  /** In another zodiac the signs change at other minutes than the engine's: only houses and directions are told. */
  withoutSigns = false,
): CertaintyAnswer {
  const { moment, place, houseSystem, timeKnown, span } = casting;
  const at = moment.epochSeconds;
  const from = span?.from ?? at - AROUND_SECONDS;
  const to = span?.to ?? at + AROUND_SECONDS;
  const told = computeCertainties(loadEphemeris(), {
    earliest: instantOf(from),
    latest: instantOf(to),
    reference: instantOf(at),
    place: skyPlace(place),
    houseSystem,
    subjects,
    // Without an hour there are no houses: only signs and directions are told.
    ...(withoutSigns ? { whats: ['house', 'retrograde'] as const } : {}),
    ...(span?.isWholeDay ? { whats: ['sign', 'retrograde'] as const } : {}),
  });
  const local = (epochSeconds: number) => localMomentOf(epochSeconds, place.onEarth);
  const flips = told.flatMap((one) => one.flips.map((flip) => flip.at.epochMilliseconds / 1000));
  return {
    time_known: timeKnown,
    from: local(from),
    to: local(to),
    certain: told.filter(({ certain }) => certain).map(({ subject, what, value }) => ({ subject, what, value })),
    uncertain: told
      .filter(({ certain }) => !certain)
      .map(({ subject, what, value, flips: changes }) => ({
        subject,
        what,
        value,
        flips: changes.map(({ at: when, before, after }) => {
          const epochSeconds = when.epochMilliseconds / 1000;
          return { at: local(epochSeconds), minutes: Math.round((epochSeconds - at) / 6) / 10, before, after };
        }),
      })),
    steady: {
      from: local(Math.max(from, ...flips.filter((when) => when <= at))),
      to: local(Math.min(to, ...flips.filter((when) => when > at))),
    },
    ascendant_arcmin_per_minute: ascendantMotion(casting),
    over: skyOverAnswer(casting),
  };
}

/** What the bodies did over the possible instants of a chart: nothing to tell where its hour is known. */
export function skyOverAnswer({ place, orbDeg, span }: Casting): z.input<typeof skyOver> | undefined {
  if (!span) return undefined;
  const { from, to, isWholeDay } = span;
  const interval = { earliest: instantOf(from), latest: instantOf(to) };
  const { longitudes, aspects } = computeSkyOver(loadEphemeris(), interval, { defaultDeg: orbDeg });
  const point = (deg: number) => pointAnswer({ lonDeg: deg % 360, ...zodiacPosition(deg % 360) });
  const local = (instant: Temporal.Instant) => localMomentOf(instant.epochMilliseconds / 1000, place.onEarth);
  return {
    whole_day: isWholeDay,
    longitudes: longitudes.map(({ body, lowDeg, highDeg }) => ({
      subject: body,
      from: point(lowDeg),
      to: point(highDeg),
    })),
    aspects: aspects.map(({ from: one, to: other, kind, certain, lowOrbDeg, highOrbDeg, spans }) => ({
      from: one,
      to: other,
      kind,
      certain,
      orb_from_deg: lowOrbDeg,
      orb_to_deg: highOrbDeg,
      spans: spans.map((held) => ({ from: local(held.from), to: local(held.to) })),
    })),
  };
}

const workspace = createChartWorkspace(Uint8Array.of());

function ascendantMotion({ moment, place, houseSystem }: Casting): number {
  const { latDeg, lngDeg } = place.onEarth;
  const [before, after] = [-30, 30].map((seconds) => {
    const jdUt = jdFromInstant(instantOf(moment.epochSeconds + seconds));
    computePlaces(loadEphemeris(), jdUt, latDeg, lngDeg, houseSystem, workspace);
    return workspace.houseResult.ascendantDeg;
  }) as [number, number];
  return Math.round((((after - before + 540) % 360) - 180) * 600) / 10;
}
