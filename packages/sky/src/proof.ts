// The proof of calculation every chart carries: what was used, in enough detail to compute it again elsewhere.
import { type StatedAccuracy, statedAccuracy } from './accuracy.ts';
import type { ChartWorkspace } from './chart-workspace.ts';
import { deltaTUncertaintySeconds } from './delta-t.ts';
import type { Ephemeris } from './ephemeris.ts';
import type { HouseSystem } from './houses/systems.ts';
import { type Calendar, type CalendarDate, calendarOf, dateFromJd, instantFromJd } from './julian-day.ts';
import { type SiderealConvention, siderealConventionAt } from './sidereal.ts';

export interface Place {
  /** North and east are positive. */
  latDeg: number;
  lngDeg: number;
  name?: string;
}

/** How the birth's local time became UTC: filled by whoever converted it (the civil-time package). */
export interface OffsetUsed {
  offsetSeconds: number;
  rule: { code: string; zone: string; sentence: string };
}

export interface ChartProof {
  utc: Temporal.Instant;
  /** The day in the calendar of its time: Julian before 15 October 1582. */
  date: CalendarDate & { calendar: Calendar };
  offset?: OffsetUsed;
  place: Place;
  julianDayUt: number;
  julianDayTt: number;
  deltaTSeconds: number;
  /** One standard deviation; before 1600 it outweighs every other error (1 s moves the Moon by 0.55 arcsec). */
  deltaTUncertaintySeconds: number;
  houseSystemAsked: HouseSystem;
  houseSystemUsed: HouseSystem;
  /** Why they differ. */
  houseSystemReason?: 'undefined_in_polar_circle';
  siderealConvention: SiderealConvention;
  obliquityDeg: number;
  ephemeris: { era: string; generator: string; sha256: string };
  accuracy: StatedAccuracy;
}

export function proveChart(
  ephemeris: Ephemeris,
  workspace: ChartWorkspace,
  jdUt: number,
  place: Place,
  asked: HouseSystem,
  offset: OffsetUsed | undefined,
): ChartProof {
  const used = workspace.houseResult.systemUsed;
  const date = dateFromJd(jdUt);
  const { era, generator, sha256 } = ephemeris.packAt(workspace.jdTt).header;
  return {
    utc: instantFromJd(jdUt),
    date: { ...date, calendar: calendarOf(date) },
    ...(offset && { offset }),
    place,
    julianDayUt: jdUt,
    julianDayTt: workspace.jdTt,
    deltaTSeconds: workspace.deltaTSeconds,
    deltaTUncertaintySeconds: deltaTUncertaintySeconds(date.year),
    houseSystemAsked: asked,
    houseSystemUsed: used,
    ...(used !== asked && { houseSystemReason: 'undefined_in_polar_circle' as const }),
    siderealConvention: siderealConventionAt(jdUt),
    obliquityDeg: workspace.orientation.obliquityDeg,
    ephemeris: { era, generator, sha256 },
    accuracy: statedAccuracy(date.year),
  };
}
