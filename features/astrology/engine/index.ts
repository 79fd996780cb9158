export { type Balance, balanceOf, type Remarkable, remarkableIn } from './balance.ts';
export {
  type Band,
  bandOf,
  CAUSES,
  type Cause,
  type Contribution,
  DOMAINS,
  type Domain,
  type Lens,
  type Score,
  type SignCompatibility,
  signCompatibility,
} from './compatibility.ts';
export { type Dignity, dignityOf } from './dignity.ts';
export {
  type Cluster,
  clustersOf,
  moonAgeOf,
  type PlanetAspect,
  type Portrait,
  portraitOf,
  pullsApart,
  type Standing,
} from './portrait.ts';
export { isMajor, type MajorAspect, POSSIBLE_ASPECTS } from './possible-aspects.ts';
export {
  ASPECT_NATURES,
  type AspectNature,
  dominantOf,
  type PlannedAspect,
  type PlannedPart,
  planReading,
} from './reading-order.ts';
export type { SignGeometry } from './sign-geometry.ts';
export {
  type DayOfYear,
  readSign,
  SIGN_FACTS,
  SIGN_KEYS,
  SIGN_SLUGS,
  type SignFacts,
  type SignKey,
  signFacts,
  signIndex,
  slugOfSign,
} from './signs.ts';
export {
  type NatalPoint,
  type SolarCalendar,
  solarCalendarOf,
  type YearMoon,
  type YearTouch,
} from './solar-calendar.ts';
export { type AngularPlanet, type SolarYear, solarYearOf } from './solar-year.ts';
export {
  type Angle,
  type Strength,
  type StrengthReason,
  SUBJECTS,
  type Subject,
  strengthsOf,
} from './strength.ts';
