import type { Pencil } from './pencil.ts';

export type Vector = readonly [x: number, y: number, z: number];
/** A half-space: its outward normal (unit length) and its distance from the centre. */
export interface Plane {
  normal: Vector;
  distance: number;
}
export interface Face {
  normal: Vector;
  corners: Vector[];
}

const RADIANS = Math.PI / 180;
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Where three planes meet; null where two of them are parallel. */
function meeting(a: Plane, b: Plane, c: Plane): Vector | null {
  const [ab, bc, ca] = [cross(a.normal, b.normal), cross(b.normal, c.normal), cross(c.normal, a.normal)];
  const volume = dot(a.normal, bc);
  if (Math.abs(volume) < 1e-6) return null;
  const along = (axis: 0 | 1 | 2) => (a.distance * bc[axis] + b.distance * ca[axis] + c.distance * ab[axis]) / volume;
  return [along(0), along(1), along(2)];
}

/** The faces of the convex solid that the planes enclose, their corners in order. */
export function facesOf(planes: readonly Plane[]): Face[] {
  const found = planes.map((): Vector[] => []);
  const isInside = (point: Vector) => planes.every(({ normal, distance }) => dot(normal, point) <= distance + 1e-6);
  planes.forEach((a, i) => {
    planes.slice(i + 1).forEach((b, offset) => {
      const j = i + 1 + offset;
      planes.slice(j + 1).forEach((c, further) => {
        const point = meeting(a, b, c);
        if (!point || !isInside(point)) return;
        for (const index of [i, j, j + 1 + further])
          if (!found[index]?.some((known) => Math.hypot(...minus(known, point)) < 1e-4)) found[index]?.push(point);
      });
    });
  });
  return planes.flatMap(({ normal }, index) => {
    const corners = found[index] ?? [];
    return corners.length < 3 ? [] : [{ normal, corners: inOrder(corners, normal) }];
  });
}

function inOrder(corners: readonly Vector[], normal: Vector): Vector[] {
  const mean = (axis: 0 | 1 | 2) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  const centre: Vector = [mean(0), mean(1), mean(2)];
  const first = minus(corners[0] as Vector, centre);
  const side = cross(normal, first);
  const angle = (corner: Vector) => {
    const reach = minus(corner, centre);
    return Math.atan2(dot(reach, side), dot(reach, first));
  };
  return corners.toSorted((a, b) => angle(a) - angle(b));
}

/** `count` planes around the long axis (y), `rise` degrees above it. */
const ring = (count: number, distance: number, { rise = 0, turn = 0 } = {}): Plane[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (turn + (index * 360) / count) * RADIANS;
    const [flat, up] = [Math.cos(rise * RADIANS), Math.sin(rise * RADIANS)];
    return { normal: [Math.cos(angle) * flat, up, Math.sin(angle) * flat], distance };
  });
const CAPS = (height: number): Plane[] => [
  { normal: [0, 1, 0], distance: height },
  { normal: [0, -1, 0], distance: height },
];

/** Quartz: six sides never equal, a point of six faces (rhombohedra at 38.2° of the axis), one point or two. */
export function quartz({ chance }: Pencil, height: number, points: 1 | 2 = 1): Plane[] {
  const slope = 38.2;
  const sides = ring(6, 1, { turn: 30 }).map((side) => ({ ...side, distance: 1 + (chance() - 0.5) * 0.22 }));
  const tip = (rise: number) =>
    ring(6, 1, { turn: 30, rise }).map((side, index) => ({
      ...side,
      distance: height * (1 + (index % 2 ? 0.02 : -0.03) + (chance() - 0.5) * 0.05) * Math.sin(slope * RADIANS),
    }));
  return [
    ...sides,
    ...tip(slope),
    ...(points === 2 ? tip(-slope) : [{ normal: [0, -1, 0], distance: height * 0.9 } as const]),
  ];
}

/** Beryl: six even sides, cut flat. */
export const hexagonalPrism = (height: number): Plane[] => [...ring(6, 1, { turn: 30 }), ...CAPS(height)];
/** Corundum: six sides that lean inwards above and below. */
export const spindle = (height: number): Plane[] => [
  ...ring(6, height * 0.44, { turn: 30, rise: 18 }),
  ...ring(6, height * 0.44, { turn: 30, rise: -18 }),
  ...CAPS(height * 0.82),
];
/** Topaz: a section in a lozenge, a roof. */
export const lozengePrism = (height: number): Plane[] => [
  ...[28, -28, 152, 208].map((turn) => ring(1, 0.8, { turn })[0] as Plane),
  ...[28, 152].flatMap((turn) => ring(1, height * 0.72, { turn, rise: 46 })),
  ...[-28, 208].flatMap((turn) => ring(1, height * 0.72, { turn, rise: 46 })),
  { normal: [0, -1, 0], distance: height * 0.8 },
];
/** Tourmaline: a triangle whose sides are bowed. */
export const bowedTriangle = (height: number): Plane[] => [
  ...ring(3, 0.8, { turn: 0 }),
  ...ring(3, 0.86, { turn: 24 }),
  ...ring(3, 0.86, { turn: -24 }),
  ...ring(3, height * 0.94, { turn: 0, rise: 72 }),
  { normal: [0, -1, 0], distance: height },
];
/** Spodumene: a flat blade. */
export const blade = (height: number): Plane[] => [
  ...ring(2, 1.05, { turn: 0 }),
  ...ring(2, 0.42, { turn: 90 }),
  ...ring(4, 0.82, { turn: 45 }),
  ...ring(2, height * 0.86, { turn: 20, rise: 62 }),
  { normal: [0, -1, 0], distance: height },
];
export const cube = (): Plane[] => [...ring(4, 1), ...CAPS(1)];
/** Six-sided plates. */
export const plate = (thickness: number): Plane[] => [...ring(6, 1, { turn: 8 }), ...CAPS(thickness)];
/** Calcite as it cleaves: a box that leans. */
export const rhombohedron = (): Plane[] => [
  ...ring(3, 0.92, { turn: 10, rise: 26 }),
  ...ring(3, 0.92, { turn: 190, rise: -26 }),
];
/** Garnet: twelve lozenges. */
export function dodecahedron({ chance }: Pencil): Plane[] {
  const half = Math.SQRT1_2;
  const signs = [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const;
  return signs.flatMap(([u, v]) =>
    (
      [
        [u * half, v * half, 0],
        [u * half, 0, v * half],
        [0, u * half, v * half],
      ] as const
    ).map((normal) => ({ normal, distance: 1 + (chance() - 0.5) * 0.06 })),
  );
}
