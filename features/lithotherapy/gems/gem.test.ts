import { describe, expect, it } from 'vitest';
import { STONE_SLUGS } from '../engine/index.ts';
import { drawGem, HABIT_NAMES } from './gem.ts';
import { MARK_NAMES } from './marks.ts';
import { pencilFor } from './pencil.ts';
import { cube, dodecahedron, facesOf, quartz } from './solid.ts';

const palette = ['#3b1a5a', '#7645a8', '#cdb6e6'] as const;

describe('a solid', () => {
  it('has the faces and corners that its planes enclose', () => {
    expect(facesOf(cube()).map(({ corners }) => corners.length)).toEqual([4, 4, 4, 4, 4, 4]);
    // Twelve lozenges: Euler's 12 − 24 + 14 = 2, when no corner is worn.
    expect(
      facesOf(dodecahedron({ ...pencilFor('x'), chance: () => 0.5 })).map(({ corners }) => corners.length),
    ).toEqual(Array.from({ length: 12 }, () => 4));
    expect(facesOf(quartz(pencilFor('quartz'), 2.4)).length).toBeGreaterThan(9);
  });
});

describe('a gem', () => {
  it.each(HABIT_NAMES)('of habit %s draws a whole document, the same each time', (habit) => {
    const facts = { slug: 'amethyste', habit, mark: 'plain', palette } as const;
    const drawn = drawGem(facts);
    expect(drawGem(facts)).toBe(drawn);
    expect(drawn).toMatch(/^<svg .*<\/svg>$/s);
    expect(drawn).not.toMatch(/NaN|undefined|null/);
    const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, used] of drawn.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
  });
  it.each(MARK_NAMES)('with %s in it holds no number that is none', (mark) => {
    expect(drawGem({ slug: 'agate', habit: 'massive', mark, palette })).not.toMatch(/NaN|undefined/);
  });
  it('is never that of another stone', () => {
    const drawn = STONE_SLUGS.map((slug) => drawGem({ slug, habit: 'massive', mark: 'cloud', palette }));
    expect(new Set(drawn).size).toBe(STONE_SLUGS.length);
  });
});
