import { capitalised } from '@solelune/french/sentence';
import type { ChartAnswer } from '../../answers/reading.ts';
import { ASPECT_NAMES } from '../../words/chart.ts';
import { movedPlaces } from '../chart/what-moved.ts';

/** What another setting did to both circles, and which contacts are followed now: aspects within the birth are not drawn here. */
export const todayMoved = (before: ChartAnswer, after: ChartAnswer): string =>
  [movedPlaces(before, after), followed(before, after)].filter(Boolean).join(' ');

function followed({ view: was }: ChartAnswer, { view: is }: ChartAnswer): string {
  const orbBefore = new Map(was?.aspects.map(({ kind, orb_deg }) => [kind, orb_deg]));
  const orbAfter = new Map(is?.aspects.map(({ kind, orb_deg }) => [kind, orb_deg]));
  const name = (kind: keyof typeof ASPECT_NAMES) => capitalised(ASPECT_NAMES[kind]);
  const come = [...orbAfter].filter(([kind, orb]) => orbBefore.get(kind) !== orb);
  const gone = [...orbBefore.keys()].filter((kind) => !orbAfter.has(kind));
  return [
    ...come.map(
      ([kind, orb]) => `${name(kind)} : orbe réglé à ${/* begins with a figure */ String(orb).replace('.', ',')}°.`,
    ),
    ...gone.map((kind) => `${name(kind)} : hors de la liste.`),
  ].join(' ');
}
