/** The ways in which other sites commonly draw the same birth: each differs from the reader's own settings by one thing. */
import type { HouseSystem } from '@solelune/sky';
import { type ChartView, majorsWithin } from './settings.ts';

export const COMPARED = [
  'own',
  'koch',
  'equal_a',
  'porphyry',
  'true_points',
  'wide_orbs',
  'lahiri',
  'fagan_bradley',
  'krishnamurti',
] as const;
export type Compared = (typeof COMPARED)[number];

export interface DrawnBy {
  readonly houseSystem: HouseSystem;
  readonly view: ChartView;
}

/** Many programs take 8 degrees for every major aspect. */
const WIDE_ORB_DEG = 8;

export function drawnBy(key: Compared, own: DrawnBy): DrawnBy {
  const { view } = own;
  switch (key) {
    case 'own':
      return own;
    case 'koch':
    case 'equal_a':
    case 'porphyry':
      return { ...own, houseSystem: key };
    case 'true_points':
      return { ...own, view: { ...view, node: 'true', lilith: 'true' } };
    case 'wide_orbs':
      return { ...own, view: { ...view, orbs: { ...view.orbs, ...majorsWithin(WIDE_ORB_DEG) } } };
    default:
      return { ...own, view: { ...view, zodiac: key } };
  }
}
