// The sky engine: pure computation on an `Ephemeris` (opened by `@solelune/sky/node`, or from a pack fetched by a
// browser).
export { type StatedAccuracy, statedAccuracy } from './accuracy.ts';
export {
  ASPECTS,
  type Aspect,
  type AspectingPoint,
  type AspectKind,
  type AspectPoint,
  aspectBetween,
  aspectsAcross,
  aspectsWithin,
  DEFAULT_ORB_DEG,
  MAJOR_ASPECTS,
  type OrbRules,
} from './aspects.ts';
export { BODIES, type Body, isPlanet, PLANETS, type Planet, STATE_STRIDE } from './bodies.ts';
export { type Chart, type ChartInput, computeChart, type HouseCusp, type Placement, type Point } from './chart.ts';
export {
  type ChartWorkspace,
  CLASSIC_BODIES,
  computeAspectTable,
  computePlaces,
  createChartWorkspace,
} from './chart-workspace.ts';
export { cutPack } from './cut-pack.ts';
export { computeDominants, type Dominants, type Share } from './dominants.ts';
export { createEphemeris, createPackEphemeris, type Ephemeris, type PackSource } from './ephemeris.ts';
export { findAspectsOfDays } from './events/aspects-of-days.ts';
export { type Crossing, findCrossings } from './events/crossings.ts';
export { type Eclipse, findEclipses } from './events/eclipses.ts';
export {
  EXACT_PHASES,
  type ExactPhase,
  findLunations,
  type Lunation,
  type MoonState,
  moonStateAt,
} from './events/lunations.ts';
export { type MoonDisc, moonDisc } from './events/moon-disc.ts';
export { jdTtFromUt, jdUtFromTt, motionOf, type Span, stepDaysFor } from './events/motions.ts';
export { findOrbPassages, type NatalTarget, type OrbPassage } from './events/orb-passages.ts';
export {
  type ExactAspect,
  findExactAspects,
  findExactAspectsAmong,
  findIngresses,
  findStations,
  findTransits,
  type Ingress,
  type Station,
} from './events/passages.ts';
export { EIGHT_PHASES, type EightPhase, isExactPhase, phaseOfDay } from './events/phase-of-day.ts';
export { findLunarReturn, findSolarReturn } from './events/returns.ts';
export { findRiseSet, type RiseSet, type RiseSetAnswer } from './events/rise-set.ts';
export { findVoidOfCourse, type VoidOfCourse } from './events/void-of-course.ts';
export { houseOf } from './houses/cusps.ts';
export { HOUSE_SYSTEMS, type HouseSystem } from './houses/systems.ts';
export {
  type Calendar,
  type CalendarDate,
  calendarOf,
  dateFromJd,
  type InstantLike,
  instantFromJd,
  jdFromDate,
  jdFromInstant,
  plainDateFromHistorical,
} from './julian-day.ts';
export {
  type AspectOverInterval,
  computeSkyOver,
  type Interval,
  type LongitudeRange,
  type SkyOverInterval,
} from './over-interval.ts';
export { openPack, type Pack } from './pack.ts';
export { type ChartProof, type OffsetUsed, type Place } from './proof.ts';
export { type SkyNow, skyNow } from './sky-now.ts';
export {
  computeCertainties,
  type Flip,
  type PlacementCertainty,
  type UncertainInput,
} from './uncertain-time.ts';
export {
  type Decan,
  decanRulersOf,
  type Element,
  elementOf,
  type Modality,
  modalityOf,
  modernRulerOf,
  SIGNS,
  type Sign,
  signOf,
  traditionalRulerOf,
  type ZodiacPosition,
  zodiacPosition,
} from './zodiac.ts';
