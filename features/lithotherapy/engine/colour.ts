import type { ColourSlug } from './vocabulary.ts';

/** Degrees of hue at which a family ends (0 red, 120 green, 240 blue). */
const HUES: readonly (readonly [end: number, family: ColourSlug])[] = [
  [14, 'rouge'],
  [34, 'orange'],
  [62, 'jaune'],
  [172, 'vert'],
  [248, 'bleu'],
  [312, 'violet'],
  [346, 'rose'],
  [360, 'rouge'],
];

/** The family of a colour (`#rrggbb`), by its hue, and by its light where it has hardly any. */
export function colourFamily(colour: string): ColourSlug {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [light, spread] = [(most + least) / 2, most - least];
  if (spread < 0.12) return light > 0.68 ? 'blanc' : 'noir';
  const sixth =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  const family = HUES.find(([end]) => sixth * 60 <= end)?.[1] ?? 'rouge';
  // A pale red is what everybody calls pink.
  return family === 'rouge' && light > 0.6 ? 'rose' : family;
}
