/**
 * What surrounds the medal of an angel of each choir: six wings for Seraphim, four with eyes for Cherubim, a wheel of eyes for Thrones, a crown for
 * Dominations, lances for Powers, a sun for Virtues, laurel for Principalities, trumpets for Archangels, the moon for Angels.
 */
import { polar, polarPoint, repeat } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, disc, line, mirrored, oval, place, shape, solid } from '../kit/shapes.ts';
import { beams } from '../kit/stars.ts';
import { leafAt } from '../parts/flowers.ts';
import { crown } from '../parts/headgear.ts';
import { wing } from '../parts/wings.ts';

export const CENTRE = { x: 100, y: 138 };
export const MEDAL = 47;
const { x: X, y: Y } = CENTRE;

interface Dress {
  /** Unique on a page: the wing is drawn once and reflected. */
  id: string;
  /** Pale colour of the element, for the feathers’ tips. */
  tip: string;
}

/** One or more wings on our right, and their reflection. */
const pairs = (id: string, wings: string): string =>
  `<g id="${id}">${wings}</g><use href="#${id}" transform="translate(200 0) scale(-1 1)"/>`;

const spread = ({ id, tip }: Dress) =>
  pairs(id, wing(122, 172, 1.12, { n: 8, r: 64, fill: tint.paper, tip, top: tint.pale }));
const raised = ({ id, tip }: Dress) =>
  pairs(id, wing(126, 166, 1.05, { n: 8, r: 60, fill: tint.paper, tip, top: tint.pale, rot: -34 }));
const lowered = ({ id, tip }: Dress) =>
  pairs(id, wing(124, 158, 1.1, { n: 8, r: 64, fill: tint.paper, tip, top: tint.pale, rot: 24 }));

const eye = (x: number, y: number, turn: number, size = 1) =>
  place(x, y, size, shape('M-7 0C-4-5 4-5 7 0C4 5-4 5-7 0Z', tint.paper, 1) + disc(0, 0, 2.6, tint.azure, 0.8), turn);

const seraphim = ({ id }: Dress) =>
  pairs(
    id,
    [-66, -12, 40]
      .map((rot) =>
        wing(122, 140 + rot * 0.34, 0.86, { n: 6, r: 62, fill: tint.rose, tip: tint.garnet, top: tint.leaf, rot }),
      )
      .join(''),
  );

const cherubim = ({ id, tip }: Dress) =>
  pairs(
    id,
    [-52, 22]
      .map((rot) => wing(122, 146 + rot * 0.4, 1, { n: 7, r: 62, fill: tint.paper, tip, top: tint.sky, rot }))
      .join('') +
      (
        [
          [150, 92, -30],
          [166, 118, -10],
          [160, 176, 40],
          [142, 204, 64],
        ] as const
      )
        .map(([x, y, turn]) => eye(x, y, turn))
        .join(''),
  );

const thrones = (dress: Dress) =>
  spread(dress) +
  disc(X, Y, MEDAL + 19, tint.leaf, 1.4) +
  disc(X, Y, MEDAL + 15, tint.azure, 1) +
  repeat(9, (index) => {
    const [x, y] = polarPoint(MEDAL + 8, index * 40 + 20, X, Y);
    return eye(x, y, index * 40 + 20, 0.95);
  });

const dominations = (dress: Dress) => spread(dress) + place(X, Y - MEDAL + 12, 1.9, crown());

const powers = (dress: Dress) =>
  repeat(12, (index) => {
    const lance =
      line(`M0-${MEDAL}V-${MEDAL + 20}`, 3.4) +
      line(`M0-${MEDAL}V-${MEDAL + 20}`, 1.4, tint.leaf) +
      shape(`M-4-${MEDAL + 18}L0-${MEDAL + 32}L4-${MEDAL + 18}Z`, tint.sky, 1);
    return place(X, Y, 1, lance, index * 30 + 15);
  }) + lowered(dress);

const virtues = (dress: Dress) =>
  solid(beams(X, Y, 40, MEDAL, MEDAL + 14, MEDAL + 70, 0, 360, 2), tint.leaf) +
  raised(dress) +
  shape(
    `M${repeat(32, (index) => (index ? 'L' : '') + polar(index % 2 ? MEDAL + 3 : MEDAL + 13, index * 11.25, X, Y))}Z`,
    tint.leaf,
    1.2,
  );

const principalities = (dress: Dress) =>
  spread(dress) +
  bothSides(
    repeat(10, (index) => {
      const angle = 170 - index * 16;
      const [x, y] = polarPoint(MEDAL + 4, angle, X, Y);
      return leafAt(x, y, angle - 52, 1.25) + leafAt(x, y, angle - 128, 1.05, index % 2 ? tint.leaf : tint.moss);
    }),
  ) +
  shape(
    `M${X - 8} ${Y + MEDAL + 2}H${X + 8}L${X + 14} ${Y + MEDAL + 14}L${X} ${Y + MEDAL + 9}L${X - 14} ${Y + MEDAL + 14}Z`,
    tint.garnet,
    1.1,
  );

const trumpet =
  shape('M-2-40H2L3 28C5 36 10 41 15 46H-15C-10 41-5 36-3 28Z', tint.leaf, 1.2) +
  line('M-2.5-20H2.5M-3 10H3M-12 43.5H12', 0.9) +
  oval(0, 46, 15, 3.4, tint.gold, 1);
const archangels = (dress: Dress) => {
  const one = place(60, 186, 0.86, trumpet, 118);
  return raised(dress) + one + mirrored(one);
};

const angels = (dress: Dress) =>
  raised(dress) +
  shape(
    `M${polar(MEDAL + 14, 96, X, Y)}A${MEDAL + 14} ${MEDAL + 14} 0 0 1 ${polar(MEDAL + 14, 264, X, Y)}A${MEDAL + 24} ${MEDAL + 24} 0 0 0 ${polar(MEDAL + 14, 96, X, Y)}Z`,
    tint.leaf,
    1.2,
  );

/** By the number of the choir, from one. */
const AROUND = [seraphim, cherubim, thrones, dominations, powers, virtues, principalities, archangels, angels];

export function aroundMedal(choir: number, dress: Dress): string {
  const draw = AROUND[choir - 1];
  if (!draw) throw new Error(`There is no choir ${choir}.`);
  return draw(dress);
}
