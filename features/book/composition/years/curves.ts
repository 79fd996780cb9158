/** How far a planet is from the places of a birth, along the time. */

import { shortDayWords, shortMonthName } from '@solelune/civil-time/words';
import { ASPECTS, type AspectKind, type Body, type Ephemeris, skyNow } from '@solelune/sky';
import { differenceDeg } from '@solelune/sky/angles';
import type { Period, PeriodBody } from '../../engine/periods.ts';
import type { Curve, RibbonRow } from '../pieces.ts';
import { zoned } from './words.ts';

const BODY_COLORS: Readonly<Record<PeriodBody, string>> = {
  ...{ pluto: '#5b41a6', neptune: '#27609f', uranus: '#13696a', saturn: '#855a12' },
  ...{ jupiter: '#b27f2c', mean_node: '#7a5a86', mars: '#a1284f' },
};

const SAMPLES = 64;
/** Degrees at which a curve leaves its frame. */
const FRAME_DEG = 2.4;
/** What a passage shows before it comes and after it has gone, as a share of its length. */
const MARGIN = 0.08;
const DAY_MS = 86_400_000;

function lonAt(ephemeris: Ephemeris, body: PeriodBody, ms: number): number {
  const sky = skyNow(ephemeris, Temporal.Instant.fromEpochMilliseconds(Math.round(ms)), ['sun', body as Body]);
  return sky[1]?.lonDeg as number;
}

/** Degrees past the nearer side of the aspect: before it, below zero. */
function pastDeg(lonDeg: number, natalDeg: number, kind: AspectKind): number {
  const apart = ASPECTS[kind];
  const sides = [differenceDeg(lonDeg, natalDeg + apart), differenceDeg(lonDeg, natalDeg - apart)];
  return Math.abs(sides[0] as number) < Math.abs(sides[1] as number) ? (sides[0] as number) : (sides[1] as number);
}

export function periodCurve(ephemeris: Ephemeris, period: Period, natalDeg: number): Curve {
  const { body, kind, enter, leave, passes } = period;
  const length = leave.epochMilliseconds - enter.epochMilliseconds;
  const from = enter.epochMilliseconds - length * MARGIN;
  const to = leave.epochMilliseconds + length * MARGIN;
  const share = (ms: number) => Math.round(((ms - from) / (to - from)) * 10_000) / 10_000;
  const path = Array.from({ length: SAMPLES + 1 }, (_, index): Point => {
    const at = index / SAMPLES;
    const past = pastDeg(lonAt(ephemeris, body, from + (to - from) * at), natalDeg, kind);
    const kept = Math.max(-FRAME_DEG, Math.min(FRAME_DEG, past));
    return [Math.round(at * 10_000) / 10_000, Math.round(kept * 100) / 100];
  });
  return {
    path: bendsOf(path),
    stars: passes.map(({ at }) => ({ at: share(at.epochMilliseconds), words: shortDayWords(zoned(at)) })),
    marks: monthMarks(from, to, share),
    color: BODY_COLORS[body],
  };
}

type Point = readonly [at: number, value: number];

/** Without the points along a level stretch, which is most of a year: the typesetter keeps every point it is given. */
const bendsOf = (points: readonly Point[]): Point[] =>
  points.filter(([, value], index) => points[index - 1]?.[1] !== value || points[index + 1]?.[1] !== value);

/** Beginnings of months, few enough to be read. */
function monthMarks(from: number, to: number, share: (ms: number) => number): Curve['marks'] {
  const months = (to - from) / DAY_MS / 30.4;
  const step = [1, 2, 3, 6, 12].find((one) => months / one <= 7) ?? 24;
  let at = zoned(Temporal.Instant.fromEpochMilliseconds(Math.round(from)))
    .with({ day: 1 })
    .startOfDay();
  const marks: { at: number; words: string }[] = [];
  for (; at.epochMilliseconds < to; at = at.add({ months: 1 })) {
    if (at.epochMilliseconds < from || (at.month - 1) % Math.min(step, 12) !== 0) continue;
    const words = at.month === 1 ? String(at.year) : shortMonthName(at.month);
    marks.push({ at: share(at.epochMilliseconds), words });
  }
  return marks;
}

const STEPS = 73;
const RIBBON_ORB_DEG: Readonly<Record<PeriodBody, number>> = {
  ...{ pluto: 1.6, neptune: 1.6, uranus: 1.8, saturn: 2, jupiter: 3, mean_node: 2, mars: 3 },
};

export function ribbonRow(
  ephemeris: Ephemeris,
  period: Period,
  natalDeg: number,
  label: string,
  span: { from: number; to: number },
): RibbonRow {
  const orb = RIBBON_ORB_DEG[period.body];
  const share = (ms: number) => (ms - span.from) / (span.to - span.from);
  return {
    label,
    color: BODY_COLORS[period.body],
    nearness: bendsOf(
      Array.from({ length: STEPS + 1 }, (_, index): Point => {
        const at = index / STEPS;
        const ms = span.from + (span.to - span.from) * at;
        const past = Math.abs(pastDeg(lonAt(ephemeris, period.body, ms), natalDeg, period.kind));
        return [Math.round(at * 10_000) / 10_000, Math.round(Math.max(0, 1 - past / orb) * 100) / 100];
      }),
    ),
    stars: period.passes
      .map(({ at }) => Math.round(share(at.epochMilliseconds) * 10_000) / 10_000)
      .filter((at) => at >= 0 && at <= 1),
  };
}
