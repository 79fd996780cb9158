import { computePlaces, computeUncertainChart, createChartWorkspace, jdFromInstant } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import type { z } from 'zod';
import type { timeCertainty } from '../../answers/chart.ts';
import { SUBJECTS, type Subject } from '../../engine/index.ts';
import type { BirthMoment } from '../birth/place-in-time.ts';
import { type Casting, instantOf, skyPlace } from './cast-chart.ts';
import { localMomentOf } from './local-moment.ts';

type CertaintyAnswer = z.input<typeof timeCertainty>;

/** How far around a known hour the panel looks. */
const AROUND_SECONDS = 3600;

/** A clock shows whole minutes: what is told is what a minute earlier or later would change. */
export function certaintyAnswer(
  casting: Casting,
  day: BirthMoment['day'],
  subjects: readonly Subject[] = SUBJECTS,
): CertaintyAnswer {
  const { moment, place, houseSystem, timeKnown } = casting;
  const at = moment.epochSeconds;
  const from = day?.from ?? at - AROUND_SECONDS;
  const to = day?.to ?? at + AROUND_SECONDS;
  const { certainties: told } = computeUncertainChart(loadEphemeris(), {
    earliest: instantOf(from),
    latest: instantOf(to),
    reference: instantOf(at),
    place: skyPlace(place),
    houseSystem,
    subjects,
    // Over a whole day no house is sure: only signs and directions are worth telling.
    ...(timeKnown ? {} : { whats: ['sign', 'retrograde'] as const }),
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
