import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
type Theme = 'light' | 'dark';

/** The value of a token in a theme, as red, green and blue from 0 to 255. */
function colour(name: string, theme: Theme): [number, number, number] {
  const value = new RegExp(`--${name}: ([^;]+);`, 'u').exec(css)?.[1];
  if (!value) throw new Error(`no token --${name}`);
  const pair = /light-dark\((#\w+), (#\w+)\)/u.exec(value);
  const hex = (pair ? pair[theme === 'light' ? 1 : 2] : value)?.replace('#', '') ?? '';
  const full = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as [number, number, number];
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(ink: string, ground: string, theme: Theme): number {
  const [high = 0, low = 0] = [luminance(colour(ink, theme)), luminance(colour(ground, theme))].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const ACCENTS = ['astrology', 'tarot', 'numerology', 'angels', 'mirror', 'advisors'];
const WORDS = ['ink-soft', 'ink-faint', 'gold-text', 'good', 'warn', 'bad', ...ACCENTS];

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  it.each(['paper', 'card', 'mist'])('body text on %s is AAA', (ground) => {
    expect(contrast('ink', ground, theme)).toBeGreaterThanOrEqual(7);
  });
  it.each(WORDS.flatMap((ink) => ['paper', 'card'].map((ground) => [ink, ground])))('%s on %s is AA', (ink, ground) => {
    expect(contrast(ink, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });
  it.each([...ACCENTS, 'bad'])('the words of a button on %s are AA', (accent) => {
    expect(contrast('on-accent', accent, theme)).toBeGreaterThanOrEqual(4.5);
  });
  it.each([
    ['on-night', 'night-glow'],
    ['on-night-soft', 'night-glow'],
    ['gold-light', 'night-glow'],
    ['on-gold', 'gold-light'],
    ['on-gold', 'gold-bottom'],
  ])('%s on %s is AA', (ink, ground) => {
    expect(contrast(ink, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(['paper', 'card'])('the ring of focus stands out from %s', (ground) => {
    expect(contrast('gold', ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
