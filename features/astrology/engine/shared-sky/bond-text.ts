/**
 * A sky of a bond as the text of an address that tells neither a name nor a date nor a place: where its points stand, and nothing else. Who can
 * read a sky may still find the day again from the planets, as from any picture of a wheel; the pages say so.
 */
import { PLANETS } from '@solelune/sky/bodies';
import { placeOf, type SkyOfOne, type SkyPoint } from '../synastry/sky-of-one.ts';
import { readAngles, readFlags, sumOf, writeAngles, writeFlags } from './numbers.ts';

const HOUSES = 12;

/** Longitudes, what is retrograde, spreads, ascendant with midheaven and cusps, whether houses run backwards; the last two may be empty. */
export function writeBondSky(sky: SkyOfOne): string {
  const planets = PLANETS.map((planet) => placeOf(sky, planet) as SkyPoint);
  const ascendant = placeOf(sky, 'ascendant');
  const isSpread = planets.some(({ spreadDeg }) => spreadDeg > 0);
  const hasHouses = ascendant && sky.cuspsDeg && sky.midheavenDeg !== undefined;
  const body = [
    writeAngles(planets.map(({ lonDeg }) => lonDeg)),
    writeFlags(planets.map(({ retrograde = false }) => retrograde)),
    isSpread ? writeAngles(planets.map(({ spreadDeg }) => spreadDeg)) : '',
    hasHouses ? writeAngles([ascendant.lonDeg, sky.midheavenDeg as number, ...(sky.cuspsDeg as number[])]) : '',
    sky.housesBackwards ? '1' : '',
  ].join('.');
  return `${body}.${sumOf(body)}`;
}

/** Undefined where the text is no sky. */
export function readBondSky(text: string): SkyOfOne | undefined {
  const parts = text.split('.');
  const [lons = '', flags = '', spreads = '', angles = '', backwards = ''] = parts;
  if (parts.length !== 6 || sumOf(parts.slice(0, 5).join('.')) !== parts[5]) return undefined;
  const lonsDeg = readAngles(lons, PLANETS.length);
  const retrograde = readFlags(flags, PLANETS.length);
  const spreadsDeg = spreads ? readAngles(spreads, PLANETS.length) : PLANETS.map(() => 0);
  const anglesDeg = angles ? readAngles(angles, HOUSES + 2) : [];
  if (!lonsDeg || !retrograde || !spreadsDeg || !anglesDeg) return undefined;
  // No hour is further from noon than the Moon goes in half a day.
  if (spreadsDeg.some((deg) => deg > 10)) return undefined;
  const points = PLANETS.map((point, index) => ({
    point,
    lonDeg: lonsDeg[index] as number,
    spreadDeg: spreadsDeg[index] as number,
    retrograde: retrograde[index] as boolean,
  }));
  const [ascendantDeg, midheavenDeg, ...cuspsDeg] = anglesDeg;
  if (ascendantDeg === undefined || midheavenDeg === undefined) return { points };
  return {
    points: [...points, { point: 'ascendant', lonDeg: ascendantDeg, spreadDeg: 0 }],
    cuspsDeg,
    midheavenDeg,
    housesBackwards: backwards === '1',
  };
}
