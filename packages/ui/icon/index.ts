export { type AspectName, aspectGlyphs } from './aspect-glyphs.ts';
export type { Glyph } from './glyph.ts';
export { Icon, type IconProps } from './icon.tsx';
export * from './interface-glyphs.ts';
export * from './navigation-glyphs.ts';
export { type Planet, planetGlyphs } from './planet-glyphs.ts';
export * from './rarer-glyphs.ts';
export { type Universe, universeGlyphs } from './universe-glyphs.ts';
export { type ZodiacSign, zodiacGlyphs } from './zodiac-glyphs.ts';
