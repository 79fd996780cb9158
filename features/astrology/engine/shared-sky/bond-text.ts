/**
 * A sky of a bond as the text of an address that tells neither a name nor a date nor a place: where its points stand, and nothing else. Who can
 * read a sky may still find the day again from the planets, as from any picture of a wheel; the pages say so.
 */
import { PLANETS } from '@solelune/sky/bodies';
import { LESSER_POINTS, placeOf, type SkyOfOne, type SkyPoint } from '../synastry/sky-of-one.ts';
import { readAngles, readFlags, sumOf, writeAngles, writeFlags } from './numbers.ts';

const HOUSES = 12;
const LENGTHS = [6, 8];

/**
 * Longitudes, what is retrograde, spreads, ascendant with midheaven and cusps, whether houses run backwards, and the lesser points with what of them is
 * retrograde. From the spreads on each may be empty; the last two are missing in the oldest links.
 */
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
    ...lesserText(sky),
  ].join('.');
  return `${body}.${sumOf(body)}`;
}

/** Undefined where the text is no sky. */
export function readBondSky(text: string): SkyOfOne | undefined {
  const parts = text.split('.');
  const [lons = '', flags = '', spreads = '', angles = '', backwards = '', lesserLons = '', lesserFlags = ''] =
    parts.slice(0, -1);
  if (!LENGTHS.includes(parts.length) || sumOf(parts.slice(0, -1).join('.')) !== parts.at(-1)) return undefined;
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
  const lesser = lesserLons ? readLesser(lesserLons, lesserFlags) : [];
  if (!lesser) return undefined;
  const [ascendantDeg, midheavenDeg, ...cuspsDeg] = anglesDeg;
  if (ascendantDeg === undefined || midheavenDeg === undefined) return { points, lesser };
  return {
    points: [...points, { point: 'ascendant', lonDeg: ascendantDeg, spreadDeg: 0 }],
    lesser,
    cuspsDeg,
    midheavenDeg,
    housesBackwards: backwards === '1',
  };
}

/** All three or none: Chiron is not offered before 1600, and without an hour none stands on a second of arc. */
function lesserText({ lesser = [] }: SkyOfOne): [lons: string, flags: string] {
  const found = LESSER_POINTS.flatMap(
    (point) => lesser.find((one) => one.point === point && one.spreadDeg === 0) ?? [],
  );
  return found.length === LESSER_POINTS.length
    ? [writeAngles(found.map(({ lonDeg }) => lonDeg)), writeFlags(found.map(({ retrograde = false }) => retrograde))]
    : ['', ''];
}

function readLesser(lons: string, flags: string): SkyOfOne['lesser'] {
  const lonsDeg = readAngles(lons, LESSER_POINTS.length);
  const retrograde = readFlags(flags, LESSER_POINTS.length);
  return lonsDeg && retrograde
    ? LESSER_POINTS.map((point, index) => ({
        point,
        lonDeg: lonsDeg[index] as number,
        spreadDeg: 0,
        retrograde: retrograde[index] as boolean,
      }))
    : undefined;
}
