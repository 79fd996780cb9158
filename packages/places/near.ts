import { type Place, placeAt } from './place.ts';
import type { PlaceIndex } from './place-index.ts';
import { placeKinds } from './place-kind.ts';

/** Towns of today: an arrondissement, a former commune or a hamlet is nearer than the town one says one lives in. */
const TOWN_KINDS: ReadonlySet<number> = new Set([placeKinds.indexOf('world'), placeKinds.indexOf('commune')]);
const KM_PER_DEGREE = 111.2;

/**
 * The town nearest to a point, within `limitKm`. One pass over all rows (about a millisecond), in the plane of the point's own latitude:
 * within a hundred kilometres, poles aside, that is right to a few hundred metres.
 */
export function placeNear(
  index: PlaceIndex,
  { lat, lng }: { lat: number; lng: number },
  limitKm = 100,
): Place | undefined {
  const { lat: lats, lng: lngs, kind } = index.columns;
  const shrink = Math.cos((lat * Math.PI) / 180);
  let best = (limitKm / KM_PER_DEGREE) ** 2;
  let nearest = -1;
  for (let row = 0; row < index.count; row++) {
    if (!TOWN_KINDS.has((kind[row] as number) & 7)) continue;
    const north = (lats[row] as number) / 1e5 - lat;
    const around = Math.abs((lngs[row] as number) / 1e5 - lng);
    const east = Math.min(around, 360 - around) * shrink;
    const squared = north * north + east * east;
    if (squared >= best) continue;
    best = squared;
    nearest = row;
  }
  return nearest < 0 ? undefined : placeAt(index, nearest);
}
