import type { Point } from '@solelune/ui/geometry';
import type { SignKey } from '../../engine/signs.ts';
import { CONSTELLATIONS, type Star } from './constellation-stars.ts';

const RADIANS = Math.PI / 180;
const hundredth = (value: number) => Math.round(value * 100) / 100;

/** Obliquity of the ecliptic in 2000, degrees (IAU 2006). */
const OBLIQUITY_DEG = 23.4393;

interface DrawnStar {
  readonly at: Point;
  readonly radius: number;
}

export interface StarFigure {
  readonly stars: readonly DrawnStar[];
  readonly path: string;
  readonly lead: { readonly at: Point; readonly name: string };
}

/** A bright star is drawn larger; the faintest of the figures, near magnitude 5.5, still shows. */
const starRadius = (magnitude: number) => hundredth(Math.max(1.6, 5.6 - magnitude * 0.86));

function figure(sign: SignKey, points: readonly Point[]): StarFigure {
  const { stars, strokes, lead } = CONSTELLATIONS[sign];
  const at = (index: number) => points[index] as Point;
  return {
    stars: stars.map(([, , magnitude], index) => ({ at: at(index), radius: starRadius(magnitude) })),
    path: strokes.map((stroke) => `M${stroke.map((index) => at(index).join(' ')).join('L')}`).join(''),
    lead: { at: at(lead[0]), name: lead[1] },
  };
}

/** A constellation as one sees it in the sky, north up and east to the left, fitted in a circle around the origin (stereographic projection). */
export function constellationFigure(sign: SignKey, radius: number): StarFigure {
  const { stars } = CONSTELLATIONS[sign];
  const vectors = stars.map(toVector);
  const sum = vectors.reduce(([a, b, c], [x, y, z]) => [a + x, b + y, c + z], [0, 0, 0]);
  const centreRa = Math.atan2(sum[1], sum[0]);
  const centreDec = Math.atan2(sum[2], Math.hypot(sum[0], sum[1]));
  const flat = stars.map(([raDeg, decDeg]): Point => {
    const [away, dec] = [raDeg * RADIANS - centreRa, decDeg * RADIANS];
    const scale = 2 / (1 + Math.sin(centreDec) * Math.sin(dec) + Math.cos(centreDec) * Math.cos(dec) * Math.cos(away));
    const east = scale * Math.cos(dec) * Math.sin(away);
    const north = scale * (Math.cos(centreDec) * Math.sin(dec) - Math.sin(centreDec) * Math.cos(dec) * Math.cos(away));
    return [-east, -north];
  });
  const middle = ([0, 1] as const).map((axis) => {
    const values = flat.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  });
  const centred = flat.map(([x, y]): Point => [x - (middle[0] as number), y - (middle[1] as number)]);
  const reach = Math.max(...centred.map(([x, y]) => Math.hypot(x, y)));
  return figure(
    sign,
    centred.map(([x, y]): Point => [hundredth((x * radius) / reach), hundredth((y * radius) / reach)]),
  );
}

/** The same constellation on a map of the whole zodiac: the ecliptic is the circle of the given radius, its north pole the origin. */
export function beltFigure(sign: SignKey, eclipticRadius: number): StarFigure {
  const points = CONSTELLATIONS[sign].stars.map((star): Point => {
    const [longitude, latitude] = toEcliptic(star);
    const away = eclipticRadius * Math.tan((Math.PI / 2 - latitude) / 2);
    // Zero at nine o'clock, counterclockwise, as charts are drawn.
    return [hundredth(-away * Math.cos(longitude)), hundredth(away * Math.sin(longitude))];
  });
  return figure(sign, points);
}

function toVector([raDeg, decDeg]: Star): [number, number, number] {
  const [ra, dec] = [raDeg * RADIANS, decDeg * RADIANS];
  return [Math.cos(dec) * Math.cos(ra), Math.cos(dec) * Math.sin(ra), Math.sin(dec)];
}

/** Ecliptic longitude and latitude in radians. */
function toEcliptic(star: Star): [number, number] {
  const [x, y, z] = toVector(star);
  const tilt = OBLIQUITY_DEG * RADIANS;
  const turnedY = y * Math.cos(tilt) + z * Math.sin(tilt);
  return [Math.atan2(turnedY, x), Math.asin(z * Math.cos(tilt) - y * Math.sin(tilt))];
}
