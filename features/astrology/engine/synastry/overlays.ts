/** The planets of one birth in the houses of another. */
import { houseOf } from '@solelune/sky';
import { isPlanet, type Planet } from '@solelune/sky/bodies';
import type { SkyOfOne } from './sky-of-one.ts';

export interface Overlay {
  readonly planet: Planet;
  /** 1 to 12, of the other. */
  readonly house: number;
}

/** Degrees: without an hour a planet that may stand on either side of a cusp is in no house. */
const houseIn = (lonDeg: number, host: SkyOfOne): number =>
  houseOf((lonDeg + 360) % 360, Float64Array.from(host.cuspsDeg ?? []), host.housesBackwards ?? false);

/** Where the guest's planets fall; nothing where the host's hour is unknown, for there are no houses then. */
export function overlaysOf(guest: SkyOfOne, host: SkyOfOne): Overlay[] {
  if (!host.cuspsDeg) return [];
  return guest.points.flatMap(({ point, lonDeg, spreadDeg }) => {
    if (!isPlanet(point)) return [];
    const house = houseIn(lonDeg - spreadDeg, host);
    return house === houseIn(lonDeg + spreadDeg, host) ? [{ planet: point, house }] : [];
  });
}
