/** The oracle of the angels: the emblem of what each watches over in a medal, its choir around it, its element below, its seal on the ground. */
import { ANGELS, type Angel } from '@solelune/angels/engine';
import { blank, clipped } from '../kit/frame.ts';
import { repeat } from '../kit/geometry.ts';
import { label } from '../kit/lettering.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, disc, line, place, solid } from '../kit/shapes.ts';
import { beams, spark } from '../kit/stars.ts';
import { aroundMedal, CENTRE, MEDAL } from './choirs.ts';
import { SCENES } from './elements.ts';
import { EMBLEMS } from './emblems/index.ts';
import { GIFTS } from './gifts.ts';
import { seal } from './seal.ts';

const OGIVE = 'M19 297V132C19 92 52 62 100 42C148 62 181 92 181 132V297Z';
const INNER_LINE = 'M22.5 297V132C22.5 95 54 66 100 46C146 66 177.5 95 177.5 132V297';
const FIELD_RADIUS = MEDAL - 5;
const MEDAL_FIELD = `M${CENTRE.x - FIELD_RADIUS} ${CENTRE.y}a${FIELD_RADIUS} ${FIELD_RADIUS} 0 1 0 ${2 * FIELD_RADIUS} 0a${FIELD_RADIUS} ${FIELD_RADIUS} 0 1 0 ${-2 * FIELD_RADIUS} 0Z`;
const CHOIRS = 9;
const SEAL = { x: 100, y: 252, scale: 0.122 };

const SPANDRELS = bothSides(
  solid(spark(32, 52, 7), tint.leaf) +
    disc(46, 34, 1.3, tint.gold, 0) +
    disc(24, 72, 1.3, tint.gold, 0) +
    line('M22 108C28 84 52 62 84 48M19.5 96C26 78 44 62 66 52', 0.8, tint.gold),
);

/** Nine lamps for nine choirs, the angel’s own lit. */
const lamps = (choir: number, accent: string): string =>
  repeat(CHOIRS, (index) => {
    const x = 100 + (index - 4) * 8;
    return index === choir - 1 ? solid(spark(x, 27, 6, 0.3), accent) : disc(x, 27, 1.5, tint.gold, 0);
  });

function draw(angel: Angel): string {
  const { number, name, slug, choir, sign } = angel;
  const { sky, low, accent, ground } = SCENES[sign.element];
  const [emblem, gift] = [EMBLEMS[number - 1], GIFTS[number - 1]];
  if (!emblem || !gift) throw new Error(`The angel ${number} has no emblem or no gift.`);
  const id = `angels-${slug}`;
  const { x, y } = CENTRE;
  const picture =
    `<path d="${OGIVE}" fill="${sky}"/><path d="M19 297V190C60 174 140 174 181 190V297Z" fill="${low}"/>` +
    solid(beams(x, y, 36, MEDAL + 18, MEDAL + 30, MEDAL + 96, 0, 360, 0.7), tint.gold, ' opacity=".8"') +
    aroundMedal(choir.index, { id: `${id}-w`, tip: low }) +
    disc(x, y, MEDAL, tint.leaf, 1.4) +
    disc(x, y, MEDAL - 2.5, accent, 0.8) +
    disc(x, y, FIELD_RADIUS, tint.paper, 0) +
    clipped(`${id}-m`, MEDAL_FIELD, place(x, y, 0.93, emblem)) +
    disc(x, y, FIELD_RADIUS, 'none', 1) +
    ground +
    place(SEAL.x, SEAL.y, SEAL.scale, seal(angel, `${id}-e`));
  return (
    blank +
    SPANDRELS +
    clipped(id, OGIVE, picture) +
    `<path d="${OGIVE}" fill="none" stroke="${tint.ink}" stroke-width="1.6"/><path d="${INNER_LINE}" fill="none" stroke="${tint.gold}" stroke-width=".8"/>` +
    lamps(choir.index, accent) +
    `<path d="M19 302.5H181" stroke="${tint.gold}" stroke-width=".8"/>` +
    label(100, 316.6, name.length > 9 ? 14 : 15, 2.2, name.toUpperCase()) +
    label(100, 327.4, 9.8, 0, gift, { italic: true, fill: accent })
  );
}

export const angelFaces: ReadonlyMap<string, () => string> = new Map(
  ANGELS.map((angel) => [angel.slug, () => draw(angel)]),
);
