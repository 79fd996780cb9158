import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const faces = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8').match(/@font-face \{[^}]+\}/gu) ?? [];
const read = (face: string, name: string) => new RegExp(`${name}: '?([^;']+)`, 'u').exec(face)?.[1] ?? '';
const standIns = faces.filter((face) => face.includes('local('));

/** Ascent and descent in em, from the hhea tables of the two families. */
const METRICS = { Cormorant: [0.924, 0.287], Figtree: [0.95, 0.25] } as const;

it('has a stand-in for each family', () => {
  expect(standIns.map((face) => read(face, 'font-family').split(' ')[0])).toEqual(
    expect.arrayContaining(['Cormorant', 'Figtree']),
  );
});

it.each(standIns.map((face) => [read(face, 'font-family'), face] as const))(
  '%s takes the line height of the family it stands for',
  (name, face) => {
    const family = name.startsWith('Cormorant') ? 'Cormorant' : 'Figtree';
    const size = Number.parseFloat(read(face, 'size-adjust')) / 100;
    const [ascent, descent] = METRICS[family];
    expect((Number.parseFloat(read(face, 'ascent-override')) / 100) * size).toBeCloseTo(ascent, 3);
    expect((Number.parseFloat(read(face, 'descent-override')) / 100) * size).toBeCloseTo(descent, 3);
    expect(read(face, 'line-gap-override')).toBe('0%');
  },
);

it.each(faces.filter((face) => face.includes('url(')))('every file swaps and is the latin subset', (face) => {
  expect(read(face, 'font-display')).toBe('swap');
  expect(face).toMatch(/-latin-wght-/u);
});
