import { crystal, matrix } from './crystal.ts';
import type { Draw } from './draw.ts';
import type { Palette } from './marks.ts';
import { glint, mixed, type Pencil, size, toned } from './pencil.ts';
import * as solids from './solid.ts';

/** Striations along a prism. */
const striae = ({ between }: Pencil, colour: string, lean: number): string =>
  `<g transform="rotate(${lean} 100 100)" stroke="${colour}" opacity=".7">${Array.from({ length: 14 }, (_, index) => `<path d="M${size(62 + index * 5.8)} ${size(between(36, 56))}V${size(between(150, 168))}" stroke-width="${size(between(0.6, 1.6))}"/>`).join('')}</g>`;

/** A group that grows from its rock: tall ones behind, small ones before. */
function cluster(pencil: Pencil, make: (height: number) => solids.Plane[], [dark, middle, light]: Palette): string {
  const one = (x: number, y: number, scale: number, height: number, lean: number, turn: number) =>
    crystal(pencil, make(height), { x, y, scale, height, lean, turn, foot: light, tip: mixed(middle, dark, 0.4) });
  const small: readonly [number, number, number, number][] = [
    [48, 166, 8, 34],
    [62, 168, 6.5, 18],
    [96, 166, 8.5, 4],
    [110, 169, 6, -8],
    [140, 168, 7.5, -20],
    [154, 168, 6.5, -34],
  ];
  const rock = mixed('#6b6470', middle, 0.3);
  return [
    one(64, 118, 21, 2, 25, 8),
    one(138, 120, 22, 1.9, -24, 30),
    one(100, 92, 31, 2.35, -3, 14),
    one(80, 146, 15, 1.6, 14, 40),
    one(122, 150, 14, 1.5, -12, 2),
    matrix(rock, false),
    ...small.map(([x, y, scale, lean]) => one(x, y, scale, 1.5, lean, 20 + (x % 30))),
    matrix(rock, true),
  ].join('');
}

/** A blue-grey edge for what is clear. */
const CLEAR_EDGE = '#f4fbff';

/** Habits that show their faces. */
export const CRYSTALS = {
  druse: (pencil, palette) => cluster(pencil, (height) => solids.quartz(pencil, height), palette),
  prismatic: (pencil, [dark, middle, light]) =>
    crystal(pencil, solids.quartz(pencil, 2.7, 2), {
      ...{
        scale: 33,
        height: 2.7,
        lean: -17,
        turn: 16,
        nod: 6,
        foot: mixed(light, middle, 0.5),
        tip: mixed(middle, dark, 0.25),
      },
      ...{ opacity: 0.56, edge: CLEAR_EDGE },
      inside: `<g transform="rotate(17 100 100)"><path d="M70 128q30-16 60 2" stroke="#fff" stroke-width="8" opacity=".7" fill="none" filter="url(#soft)"/><path d="M74 96q26 10 52-2" stroke="#fff" stroke-width="3" opacity=".5" fill="none" filter="url(#fine)"/></g>`,
    }),
  'prismatic-flat': (pencil, [dark, middle, light]) =>
    crystal(pencil, solids.hexagonalPrism(1.9), {
      ...{
        scale: 40,
        height: 1.9,
        lean: 14,
        turn: 8,
        nod: 22,
        foot: light,
        tip: mixed(middle, dark, 0.35),
        opacity: 0.7,
      },
      inside: striae(pencil, toned(middle, 0.5), -14),
    }),
  'prismatic-lozenge': (pencil, [dark, middle, light]) =>
    crystal(pencil, solids.lozengePrism(2), {
      ...{
        scale: 44,
        height: 1.8,
        y: 108,
        lean: -10,
        turn: 24,
        nod: 12,
        foot: light,
        tip: mixed(middle, dark, 0.3),
        opacity: 0.66,
      },
      edge: CLEAR_EDGE,
    }) + `<path d="${glint(84, 58, 12)}" fill="#fff" opacity=".9"/>`,
  'prismatic-blocky': (pencil, [dark, middle, light]) =>
    crystal(pencil, [...solids.lozengePrism(1.7), ...solids.blade(1.7)], {
      ...{
        scale: 50,
        height: 1.4,
        y: 104,
        turn: 34,
        lean: 8,
        foot: middle,
        tip: mixed(middle, dark, 0.5),
        opacity: 0.93,
      },
      over: striae(pencil, light, 8),
    }),
  'prismatic-striated': (pencil, [dark, middle, light]) =>
    crystal(pencil, solids.bowedTriangle(2.3), {
      ...{
        scale: 36,
        height: 2.3,
        lean: 12,
        turn: 40,
        foot: mixed(middle, light, 0.3),
        tip: dark,
        opacity: 0.94,
        edge: light,
      },
      over: striae(pencil, mixed(light, '#ffffff', 0.2), -12),
    }),
  blade: (pencil, [dark, middle, light]) =>
    crystal(pencil, solids.blade(2.2), {
      ...{
        scale: 38,
        height: 2.2,
        lean: -12,
        turn: 24,
        foot: light,
        tip: mixed(middle, dark, 0.4),
        opacity: 0.62,
        edge: CLEAR_EDGE,
      },
      inside: striae(pencil, toned(middle, 0.45), -12),
    }),
  'prismatic-included': (pencil, [dark, middle, light]) => {
    const needles = Array.from({ length: 24 }, () => {
      const [x, y] = [pencil.between(64, 136), pencil.between(50, 150)];
      const [dx, dy] = [pencil.between(-46, 46), pencil.between(-60, 60)];
      return `<path d="M${size(x)} ${size(y)}l${size(dx)} ${size(dy)}" stroke-width="${size(pencil.between(0.9, 2.4))}"/>`;
    }).join('');
    return crystal(pencil, solids.quartz(pencil, 2.3), {
      ...{
        scale: 40,
        height: 2.3,
        y: 104,
        lean: 6,
        turn: 20,
        foot: mixed(light, middle, 0.6),
        tip: middle,
        opacity: 0.5,
        edge: CLEAR_EDGE,
      },
      inside: `<g stroke="${dark}">${needles}</g>`,
    });
  },
  cubic: (pencil, [dark, middle, light]) =>
    [
      crystal(pencil, solids.cube(), {
        x: 116,
        y: 112,
        scale: 40,
        height: 1,
        nod: 22,
        turn: 34,
        lean: -6,
        foot: light,
        tip: mixed(middle, dark, 0.4),
      }),
      crystal(pencil, solids.cube(), {
        x: 80,
        y: 96,
        scale: 34,
        height: 1,
        nod: 22,
        turn: 34,
        lean: 14,
        foot: middle,
        tip: dark,
      }),
      crystal(pencil, solids.cube(), {
        x: 92,
        y: 144,
        scale: 17,
        height: 1,
        nod: 22,
        turn: 12,
        foot: light,
        tip: middle,
      }),
      `<path d="${glint(76, 64, 11)}" fill="#fff" opacity=".85"/>`,
    ].join(''),
  dodecahedral: (pencil, [dark, middle, light]) =>
    crystal(pencil, solids.dodecahedron(pencil), {
      ...{ scale: 60, height: 1.2, turn: 28, lean: 9, foot: middle, tip: dark, opacity: 0.88 },
      inside: `<circle cx="108" cy="112" r="34" fill="${light}" opacity=".4" filter="url(#wide)"/>`,
    }) + `<path d="${glint(78, 62, 13)}" fill="#fff" opacity=".9"/>`,
  rhombohedral: (pencil, [dark, middle, light]) =>
    crystal(pencil, solids.rhombohedron(), {
      ...{
        scale: 44,
        height: 1,
        turn: 22,
        nod: 18,
        lean: -8,
        foot: light,
        tip: mixed(middle, dark, 0.2),
        opacity: 0.5,
        edge: CLEAR_EDGE,
      },
      // One line behind it is seen twice.
      inside: `<path d="M40 118h120M40 128h120" stroke="${dark}" stroke-width="2.4" opacity=".8"/>`,
    }),
  tabular: (pencil, [dark, middle, light]) =>
    [-58, -28, 4, 32, 60]
      .map((lean, index) =>
        crystal(pencil, solids.plate(0.16), {
          ...{
            x: 72 + index * 14,
            y: 116 - (index % 2) * 18,
            scale: 44 - (index % 3) * 6,
            height: 0.5,
            nod: 58,
            turn: index * 22,
          },
          ...{ lean, foot: mixed(middle, light, 0.5), tip: mixed(middle, dark, 0.5), opacity: 0.94, edge: light },
        }),
      )
      .join(''),
  'tabular-hexagonal': (pencil, [dark, middle, light]) =>
    crystal(pencil, solids.plate(0.42), {
      ...{ scale: 66, height: 0.6, nod: 42, turn: 12, lean: -10, foot: middle, tip: dark, opacity: 0.86 },
      inside: `<ellipse cx="104" cy="112" rx="40" ry="22" fill="${light}" opacity=".5" filter="url(#wide)"/>`,
    }) + '<g fill="none" stroke="#fff" opacity=".4"><path d="M82 88l30 4-18 16z"/><path d="M104 78l18 2-11 10z"/></g>',
  bipyramidal: (pencil, [dark, middle, light]) =>
    crystal(pencil, solids.spindle(2.2), {
      ...{
        scale: 38,
        height: 2.2,
        lean: 16,
        turn: 10,
        foot: mixed(middle, light, 0.5),
        tip: mixed(middle, dark, 0.5),
        opacity: 0.82,
      },
      inside: `<g transform="rotate(-16 100 100)" stroke="${dark}" opacity=".5" stroke-width="5"><path d="M40 84h120M40 104h120M40 126h120"/></g>`,
    }),
  granular: (pencil, [dark, middle, light]) =>
    Array.from({ length: 11 }, (_, index) => {
      const [x, y] = [44 + (index % 4) * 36 + (index > 7 ? 18 : 0), 164 - Math.floor(index / 4) * 36];
      return crystal(pencil, solids.dodecahedron(pencil), {
        ...{
          x,
          y,
          scale: pencil.between(17, 24),
          height: 1,
          turn: pencil.between(0, 60),
          lean: pencil.between(-30, 30),
        },
        ...{ foot: light, tip: mixed(middle, dark, 0.35), opacity: 0.74 },
      });
    }).join(''),
} as const satisfies Record<string, Draw>;
