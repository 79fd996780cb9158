/** Angles as a shared address writes them: arcseconds, four figures of base 36 each, and a sum that tells a damaged address from a whole one. */
const WIDTH = 4;
const BASE = 36;
const CIRCLE_ARCSEC = 360 * 3600;

/** Cut, not rounded: the last second of a sign must not name the next one. */
export function writeAngles(degrees: readonly number[]): string {
  return degrees
    .map((deg) => {
      const arcsec = Math.floor((((deg % 360) + 360) % 360) * 3600 + 1e-6) % CIRCLE_ARCSEC;
      return arcsec.toString(BASE).padStart(WIDTH, '0');
    })
    .join('');
}

/** In the middle of its second; undefined where a figure is not an angle. */
export function readAngles(text: string, count: number): number[] | undefined {
  if (text.length !== count * WIDTH || !/^[0-9a-z]*$/.test(text)) return undefined;
  const angles = Array.from({ length: count }, (_, index) =>
    Number.parseInt(text.slice(index * WIDTH, (index + 1) * WIDTH), BASE),
  );
  return angles.every((arcsec) => arcsec < CIRCLE_ARCSEC) ? angles.map((arcsec) => (arcsec + 0.5) / 3600) : undefined;
}

export const writeFlags = (flags: readonly boolean[]): string =>
  flags.reduce((sum, flag, index) => sum + (flag ? 2 ** index : 0), 0).toString(BASE);

export function readFlags(text: string, count: number): boolean[] | undefined {
  if (!/^[0-9a-z]{1,4}$/.test(text)) return undefined;
  const sum = Number.parseInt(text, BASE);
  return sum < 2 ** count
    ? Array.from({ length: count }, (_, index) => Math.floor(sum / 2 ** index) % 2 === 1)
    : undefined;
}

/** Fletcher's sum over the letters: a letter lost, changed or swapped with its neighbour shows. */
export function sumOf(text: string): string {
  let [one, two] = [0, 0];
  for (const letter of text) {
    one = (one + letter.charCodeAt(0)) % 1291;
    two = (two + one) % 1291;
  }
  return one.toString(BASE).padStart(2, '0') + two.toString(BASE).padStart(2, '0');
}
