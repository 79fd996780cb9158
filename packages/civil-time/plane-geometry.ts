/** Small-scale geometry on [longitude, latitude] points in degrees, good to a percent over a few hundred kilometres. */

export type LngLat = readonly [lngDeg: number, latDeg: number];

const kmPerDegree = 111.2;

export function isInside([x, y]: LngLat, polygon: readonly LngLat[]): boolean {
  let inside = false;
  polygon.forEach(([x1, y1], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length] as LngLat;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

export function distanceToLineKm([lngDeg, latDeg]: LngLat, line: readonly LngLat[]): number {
  const xScale = kmPerDegree * Math.cos((latDeg * Math.PI) / 180);
  const local = line.map(([x, y]) => [(x - lngDeg) * xScale, (y - latDeg) * kmPerDegree] as const);
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 1; index < local.length; index += 1) {
    const [x1, y1] = local[index - 1] as LngLat;
    const [x2, y2] = local[index] as LngLat;
    const lengthSquared = (x2 - x1) ** 2 + (y2 - y1) ** 2;
    const along =
      lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * (x2 - x1) + y1 * (y2 - y1)) / lengthSquared));
    nearest = Math.min(nearest, Math.hypot(x1 + along * (x2 - x1), y1 + along * (y2 - y1)));
  }
  return nearest;
}
