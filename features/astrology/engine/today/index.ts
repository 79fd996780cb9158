/** What moves around a birth, without a clock and without a page: the same here and on the visitor's device. */
export { CONTACT_ORB_DEG, type Contact, contactOrbs, contactsOf, type NatalPoint } from './contacts.ts';
export { exactSoon } from './exact-soon.ts';
export {
  type BirthUnder,
  MOVING_BODIES,
  MOVING_MODES,
  type MovingMode,
  movingSky,
  type Places,
  solarArcDeg,
  USUAL_VIEW,
} from './moving-sky.ts';
export { natalPoints } from './natal-points.ts';
