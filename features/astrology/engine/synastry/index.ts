export { type BondPortrait, bondPortrait, type Climate, reachOf } from './bond-portrait.ts';
export { type BondDomain, type BondScore, bondScores, INTIMATE_DOMAINS, OPEN_DOMAINS } from './bond-scores.ts';
export { type Composite, compositeOf, midpointDeg } from './composite.ts';
export { CROSS_ORBS, type CrossAspect, type CrossOrbs, crossAspects } from './cross-aspects.ts';
export { lesserAspects } from './lesser-aspects.ts';
export { type Overlay, overlaysOf } from './overlays.ts';
export {
  BOND_POINTS,
  type BondPoint,
  isSlow,
  LESSER_POINTS,
  placeOf,
  type SkyOfOne,
  withoutPoints,
} from './sky-of-one.ts';
