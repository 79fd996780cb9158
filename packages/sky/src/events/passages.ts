// Sign ingresses, stations and exact aspects.
import { ASPECTS, type AspectKind, MAJOR_ASPECTS } from '../aspects.ts';
import type { Body } from '../bodies.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { SIGNS, type Sign, signOf } from '../zodiac.ts';
import { findCrossings, findTurns, type Motion } from './crossings.ts';
import { instantFromTt, jdTtOf, motionOf, relativeMotion, type Span, stepDaysFor } from './motions.ts';

const SIGN_STARTS = SIGNS.map((_, index) => index * 30);

export interface Ingress {
  body: Body;
  at: Temporal.Instant;
  /** The sign entered; backwards when retrograde. */
  sign: Sign;
  /** The border crossed, 0 to 330. */
  lonDeg: number;
  retrograde: boolean;
}

export function findIngresses(ephemeris: Ephemeris, body: Body, span: Span): Ingress[] {
  return search(ephemeris, motionOf(ephemeris, body), SIGN_STARTS, span, stepDaysFor(body)).map((crossing) => ({
    body,
    at: instantFromTt(ephemeris, crossing.jdTt),
    sign: signOf(crossing.forward ? crossing.targetDeg : crossing.targetDeg - 15),
    lonDeg: crossing.targetDeg,
    retrograde: !crossing.forward,
  }));
}

export interface Station {
  body: Body;
  at: Temporal.Instant;
  lonDeg: number;
  /** The motion that begins. */
  direction: 'retrograde' | 'direct';
}

export function findStations(ephemeris: Ephemeris, body: Body, span: Span): Station[] {
  const from = jdTtOf(ephemeris, span.from);
  const to = jdTtOf(ephemeris, span.to);
  return findTurns(motionOf(ephemeris, body), from, to, stepDaysFor(body)).map((turn) => ({
    body,
    at: instantFromTt(ephemeris, turn.jdTt),
    lonDeg: turn.deg,
    direction: turn.direction,
  }));
}

export interface ExactAspect {
  from: Body;
  /** Absent for an aspect to a fixed longitude. */
  to?: Body;
  kind: AspectKind;
  at: Temporal.Instant;
  /** Longitude of `from` at that instant. */
  lonDeg: number;
}

/** The angles at which the aspects of a list are exact, on both sides. */
export function aspectTargets(kinds: readonly AspectKind[]): Map<number, AspectKind> {
  const targets = new Map<number, AspectKind>();
  for (const kind of kinds) {
    targets.set(ASPECTS[kind], kind);
    targets.set((360 - ASPECTS[kind]) % 360, kind);
  }
  return targets;
}

/** Exact aspects between two moving bodies. */
export function findExactAspects(
  ephemeris: Ephemeris,
  from: Body,
  to: Body,
  span: Span,
  kinds: readonly AspectKind[] = MAJOR_ASPECTS,
): ExactAspect[] {
  const motion = relativeMotion(ephemeris, from, to);
  return exactAspects(ephemeris, from, motion, span, stepDaysFor(from, to), kinds).map((aspect) => ({ ...aspect, to }));
}

/** Exact aspects between all the pairs of a set of bodies, in time order. */
export function findExactAspectsAmong(
  ephemeris: Ephemeris,
  bodies: readonly Body[],
  span: Span,
  kinds: readonly AspectKind[] = MAJOR_ASPECTS,
): ExactAspect[] {
  return bodies
    .flatMap((from, i) => bodies.slice(i + 1).flatMap((to) => findExactAspects(ephemeris, from, to, span, kinds)))
    .sort((a, b) => Temporal.Instant.compare(a.at, b.at));
}

/** Exact aspects of a moving body to a fixed longitude, such as a natal place. */
export function findTransits(
  ephemeris: Ephemeris,
  body: Body,
  natalLonDeg: number,
  span: Span,
  kinds: readonly AspectKind[] = MAJOR_ASPECTS,
): ExactAspect[] {
  const own = motionOf(ephemeris, body);
  const motion: Motion = (jdTt) => {
    const { deg, perDay } = own(jdTt);
    return { deg: deg - natalLonDeg, perDay };
  };
  return exactAspects(ephemeris, body, motion, span, stepDaysFor(body), kinds);
}

function exactAspects(
  ephemeris: Ephemeris,
  from: Body,
  motion: Motion,
  span: Span,
  stepDays: number,
  kinds: readonly AspectKind[],
): ExactAspect[] {
  const targets = aspectTargets(kinds);
  const place = motionOf(ephemeris, from);
  return search(ephemeris, motion, [...targets.keys()], span, stepDays).map((crossing) => ({
    from,
    kind: targets.get(crossing.targetDeg) as AspectKind,
    at: instantFromTt(ephemeris, crossing.jdTt),
    lonDeg: place(crossing.jdTt).deg,
  }));
}

function search(ephemeris: Ephemeris, motion: Motion, targets: readonly number[], span: Span, stepDays: number) {
  return findCrossings(motion, targets, jdTtOf(ephemeris, span.from), jdTtOf(ephemeris, span.to), stepDays);
}
