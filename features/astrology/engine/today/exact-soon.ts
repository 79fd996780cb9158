import {
  ASPECTS,
  type AspectKind,
  type Body,
  type Crossing,
  type Ephemeris,
  findCrossings,
  jdTtFromUt,
  jdUtFromTt,
  motionOf,
  stepDaysFor,
} from '@solelune/sky';
import { normalizeDeg } from '@solelune/sky/angles';
import type { ChartView } from '../view/settings.ts';
import { shiftDegAt } from '../view/shift.ts';
import type { NatalPoint } from './contacts.ts';
import {
  type BirthUnder,
  isLeftOut,
  MOVING_BODIES,
  type MovingMode,
  natalPlaces,
  progressedJdTt,
  seenAs,
  USUAL_VIEW,
  YEAR_DAYS,
} from './moving-sky.ts';

/** A contact at the instant at which it is exact. */
export interface ExactContact {
  readonly body: Body;
  readonly target: NatalPoint['point'];
  readonly kind: AspectKind;
  readonly jdUt: number;
  /** The body came back on its steps; never by solar arc. */
  readonly retrograde: boolean;
}

/** How far ahead is « soon », in days of life. The Moon, which touches everything in a month, is told for three days. */
const AHEAD_DAYS: Record<MovingMode, number> = {
  transits: 60,
  progressions: 3 * YEAR_DAYS,
  'solar-arcs': 4 * YEAR_DAYS,
};
const MOON_DAYS = 3;

/** What becomes exact from an instant on, in the order of time. */
export function exactSoon(
  ephemeris: Ephemeris,
  birth: BirthUnder,
  targets: readonly NatalPoint[],
  mode: MovingMode,
  jdUt: number,
  view: ChartView = USUAL_VIEW,
): ExactContact[] {
  const asked = { ephemeris, birth, targets, jdUt, view };
  const found = mode === 'solar-arcs' ? byArc(asked) : byMotion(asked, mode);
  return found.sort((one, other) => one.jdUt - other.jdUt);
}

/** Where a body stands when it touches a point: in front of it, behind it, on it. */
const anglesOf = ({ orbs }: ChartView) =>
  (Object.keys(orbs) as AspectKind[]).flatMap((kind) => {
    const deg = ASPECTS[kind];
    return deg % 180 === 0
      ? [{ kind, deg }]
      : [
          { kind, deg },
          { kind, deg: -deg },
        ];
  });

interface Asked {
  readonly ephemeris: Ephemeris;
  readonly birth: BirthUnder;
  readonly targets: readonly NatalPoint[];
  readonly jdUt: number;
  readonly view: ChartView;
}

/** A body on its way through the zodiac of the view. */
function motionIn(ephemeris: Ephemeris, body: Body, view: ChartView): ReturnType<typeof motionOf> {
  const own = motionOf(ephemeris, seenAs(body, view));
  if (view.zodiac === 'tropical') return own;
  return (jdTt) => {
    const { deg, perDay } = own(jdTt);
    return { deg: normalizeDeg(deg - shiftDegAt(ephemeris, view.zodiac, jdTt)), perDay };
  };
}

function byMotion({ ephemeris, birth, targets, jdUt, view }: Asked, mode: 'transits' | 'progressions'): ExactContact[] {
  const angles = anglesOf(view);
  const wanted = targets.flatMap(({ point, lonDeg }) =>
    angles.map(({ kind, deg }) => ({ point, kind, lonDeg: normalizeDeg(lonDeg + deg) })),
  );
  const places = wanted.map(({ lonDeg }) => lonDeg);
  return MOVING_BODIES.filter((body) => !isLeftOut(body, view)).flatMap((body) => {
    const days = mode === 'transits' && body === 'moon' ? MOON_DAYS : AHEAD_DAYS[mode];
    const [from, to] = searched(ephemeris, birth, mode, jdUt, days);
    if (!isOffered(ephemeris, body, from)) return [];
    const crossings = findCrossings(motionIn(ephemeris, body, view), places, from, to, stepDaysFor(seenAs(body, view)));
    return crossings.map((crossing) => {
      const { point, kind } = wanted[places.indexOf(crossing.targetDeg)] as (typeof wanted)[number];
      return {
        body,
        target: point,
        kind,
        jdUt: lifeJdUt(ephemeris, birth, mode, crossing),
        retrograde: !crossing.forward,
      };
    });
  });
}

/** Every point goes as the Sun does: the arcs that lead one onto another are places for the Sun to reach. */
function byArc({ ephemeris, birth, targets, jdUt, view }: Asked): ExactContact[] {
  const angles = anglesOf(view);
  const natal = natalPlaces(birth);
  const wanted = MOVING_BODIES.flatMap((body, n) =>
    (isLeftOut(body, view) ? [] : targets).flatMap(({ point, lonDeg }) =>
      angles.map(({ kind, deg }) => ({ body, point, kind, arcDeg: lonDeg + deg - (natal[n] as number) })),
    ),
  ).filter(({ arcDeg }) => !Number.isNaN(arcDeg));
  const places = wanted.map(({ arcDeg }) => normalizeDeg((natal[0] as number) + arcDeg));
  const [from, to] = searched(ephemeris, birth, 'solar-arcs', jdUt, AHEAD_DAYS['solar-arcs']);
  return findCrossings(motionIn(ephemeris, 'sun', view), places, from, to, stepDaysFor('sun')).map((crossing) => {
    const { body, point, kind } = wanted[places.indexOf(crossing.targetDeg)] as (typeof wanted)[number];
    return {
      body,
      target: point,
      kind,
      jdUt: lifeJdUt(ephemeris, birth, 'solar-arcs', crossing),
      retrograde: false,
    };
  });
}

/** The span to search, in the time of the ephemeris: that of the days after the birth where a day stands for a year. Cut to what the ephemeris holds. */
function searched(ephemeris: Ephemeris, birth: BirthUnder, mode: MovingMode, jdUt: number, days: number) {
  const at = (jd: number) =>
    mode === 'transits' ? jdTtFromUt(ephemeris, jd) : progressedJdTt(ephemeris, birth.jdUt, jd);
  return [at(jdUt), Math.min(at(jdUt + days), ephemeris.endJdTt - 1)] as const;
}

function lifeJdUt(ephemeris: Ephemeris, birth: BirthUnder, mode: MovingMode, { jdTt }: Crossing): number {
  if (mode === 'transits') return jdUtFromTt(ephemeris, jdTt);
  const born = jdTtFromUt(ephemeris, birth.jdUt);
  return jdUtFromTt(ephemeris, born + (jdTt - born) * YEAR_DAYS);
}

const isOffered = (ephemeris: Ephemeris, body: Body, jdTt: number): boolean =>
  !Number.isNaN(motionOf(ephemeris, body)(jdTt).deg);
