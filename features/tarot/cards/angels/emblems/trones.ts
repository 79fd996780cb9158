import { strokes } from '../../kit/cloth.ts';
import { tint } from '../../kit/palette.ts';
import { disc, line, oval, place, shape, solid } from '../../kit/shapes.ts';
import { rays, spark, sparks } from '../../kit/stars.ts';
import { leafAt } from '../../parts/flowers.ts';
import { winglet } from '../../parts/wings.ts';

/** Thrones: closed eye, winged sword, hourglass, chalice, compass, trumpet, mortar, tower. */
export const trones: readonly string[] = [
  // 17 Lauviah II: an eye closed under the moon
  solid('M4-38A18 18 0 1 0 20-14 15 15 0 1 1 4-38Z', tint.leaf) +
    sparks(
      [
        [-26, -30, 4],
        [-34, -12, 2.6],
        [32, -32, 3],
      ],
      tint.gold,
    ) +
    shape('M-36 12C-22-6 22-6 36 12C22 24-22 24-36 12Z', tint.skin, 1.3) +
    line('M-36 12C-20 24 20 24 36 12', 2) +
    line('M-28 18L-34 27M-16 21L-20 31M0 22V33M16 21L20 31M28 18L34 27', 1.4) +
    line('M-30 0C-16-10 16-10 30 0', 1),
  // 18 Caliel: a winged sword
  winglet(3, 6, 1.15, tint.paper, tint.sky) +
    `<g transform="scale(-1 1)">${winglet(3, 6, 1.15, tint.paper, tint.sky)}</g>` +
    shape('M-4 14V-28L0-40L4-28V14Z', tint.paper, 1.2) +
    line('M0-32V12', 0.8) +
    shape('M-16 14C-8 18 8 18 16 14V19C8 22-8 22-16 19Z', tint.leaf, 1.2) +
    shape('M-3 20H3V34H-3Z', tint.garnet, 1.1) +
    disc(0, 37, 4.2, tint.leaf, 1.1),
  // 19 Leuviah: an hourglass
  shape('M-24-38H24V-31H-24ZM-24 31H24V38H-24Z', tint.gold, 1.2) +
    line('M-20-31V31M20-31V31', 3.4) +
    line('M-20-31V31M20-31V31', 1.4, tint.leaf) +
    shape('M-15-31H15C15-14 5-8 3 0C5 8 15 14 15 31H-15C-15 14-5 8-3 0C-5-8-15-14-15-31Z', tint.paper, 1.2) +
    solid('M-11-20H11C9-11 4-6 0 0C-4-6-9-11-11-20ZM-14 30C-12 20-5 16 0 12C5 16 12 20 14 30Z', tint.leaf) +
    line('M0 0V14', 1.2, tint.gold),
  // 20 Pahaliah: a chalice in its glory
  line(
    rays(0, -16, 30, 24, (i) => (i % 2 ? 28 : 40), 0, -110, 220),
    0.9,
    tint.gold,
  ) +
    shape(
      'M-20-16H20C20 6 10 14 4 16V24C14 26 18 30 18 36H-18C-18 30-14 26-4 24V16C-10 14-20 6-20-16Z',
      tint.leaf,
      1.3,
    ) +
    shape('M-19-8H19C18-2 16 3 13 7H-13C-16 3-18-2-19-8Z', tint.garnet, 1) +
    disc(0, 20, 4, tint.garnet, 1) +
    disc(0, -28, 9, tint.paper, 1.2) +
    line('M0-33V-23M-4-29.5H4', 1.4, tint.garnet),
  // 21 Nelchael: compass and triangle
  shape('M0-6L34 36H-34Z', tint.pale, 1.3) +
    shape('M0 8L18 30H-18Z', tint.paper, 1.1) +
    line('M-28 33V36M-20 33V36M-12 33V36M-4 33V36M4 33V36M12 33V36M20 33V36M28 33V36', 0.8) +
    shape('M-3-30L-26 28L-22 29L1-26ZM3-30L26 28L22 29L-1-26Z', tint.leaf, 1.2) +
    disc(0, -31, 6.5, tint.garnet, 1.2) +
    shape('M-2-44H2V-37H-2Z', tint.leaf, 1) +
    line('M-14-2C-6 4 6 4 14-2', 1),
  // 22 Yeiayel: a trumpet and its banner
  place(
    0,
    0,
    1,
    shape('M-36-3H18C28-6 34-12 38-18V18C34 12 28 6 18 3H-36Z', tint.leaf, 1.3) +
      oval(38, 0, 3.5, 18, tint.gold, 1.1) +
      line('M-20-3V3M-8-3V3M10-3V3', 1) +
      shape('M-40-4H-34V4H-40Z', tint.gold, 1) +
      shape('M-18 3H12V30L-3 24L-18 30Z', tint.azure, 1.2) +
      solid(spark(-3, 14, 8), tint.leaf),
    -24,
  ),
  // 23 Melahel: a mortar among herbs
  shape('M-28 4H28C26 24 14 28 10 30V36H-10V30C-14 28-26 24-28 4Z', tint.sky, 1.3) +
    shape('M-32-2H32V5H-32Z', tint.mist, 1.2) +
    shape('M10-2L26-34C28-38 35-35 33-31L18-2Z', tint.gold, 1.2) +
    line('M-14-2C-16-16-10-24-14-36M-4-2C-4-14-2-20 0-30', 1.6, tint.moss) +
    leafAt(-14, -12, -60) +
    leafAt(-13, -16, 50) +
    leafAt(-12, -24, -50, 0.9) +
    leafAt(-13, -28, 40, 0.9) +
    leafAt(-14, -34, -4, 0.9) +
    leafAt(-4, -8, 60, 0.9) +
    leafAt(-3, -14, -54, 0.9) +
    leafAt(-1, -22, 40, 0.8) +
    leafAt(0, -29, 0, 0.9) +
    strokes([[20, 8, 20, 16, 14, 24, 8, 28]], 1.2),
  // 24 Haheuiah: a tower whose door is lit
  shape('M-22 38V-18H22V38Z', tint.mist, 1.3) +
    shape('M-28-18V-32H-18V-26H-6V-32H6V-26H18V-32H28V-18Z', tint.mist, 1.3) +
    line('M-22-6H-8M8-6H22M-22 8H-14M14 8H22M-22 22H-14M14 22H22M-12-18V-6M12-18V-6', 0.8) +
    shape('M-11 38V16C-11 4 11 4 11 16V38Z', tint.leaf, 1.2) +
    shape('M-11 38V16C-11 6-4 5 0 5L-4 10V38Z', tint.garnet, 1) +
    shape('M-4-4V-9C-4-14 4-14 4-9V-4Z', tint.night, 1) +
    line('M2 22L26 30M2 30L22 38', 0.9, tint.gold) +
    shape('M-40 36H40V40H-40Z', tint.moss, 1),
];
