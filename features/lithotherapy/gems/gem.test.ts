import { describe, expect, it } from 'vitest';
import { STONE_SLUGS } from '../engine/vocabulary.ts';
import { drawGem, gemOf, HABIT_NAMES } from './gem.ts';
import { GEMS } from './gems.ts';
import { MARK_NAMES } from './marks.ts';
import { pencilFor } from './pencil.ts';
import { cube, dodecahedron, facesOf, quartz } from './solid.ts';
import { GEMS_VERSION } from './version.gen.ts';
import { gemsVersion } from './version.ts';

const palette = ['#3b1a5a', '#7645a8', '#cdb6e6'] as const;

describe('a solid', () => {
  it('has the faces and corners that its planes enclose', () => {
    expect(facesOf(cube()).map(({ corners }) => corners.length)).toEqual([4, 4, 4, 4, 4, 4]);
    // Twelve lozenges, when no corner is worn.
    const even = { ...pencilFor('x'), chance: () => 0.5 };
    expect(facesOf(dodecahedron(even)).map(({ corners }) => corners.length)).toEqual(Array(12).fill(4));
    expect(facesOf(quartz(pencilFor('quartz'), 2.4)).length).toBeGreaterThan(9);
  });
});

describe('a gem', () => {
  it.each(HABIT_NAMES)('of habit %s draws a whole document, the same each time', (habit) => {
    const drawn = drawGem('amethyste', { habit, mark: 'plain', palette });
    expect(drawGem('amethyste', { habit, mark: 'plain', palette })).toBe(drawn);
    expect(drawn).toMatch(/^<svg .*<\/svg>$/s);
    expect(drawn).not.toMatch(/NaN|undefined|null/);
    const ids = [...drawn.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, used] of drawn.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
  });
  it.each(MARK_NAMES)('with %s in it holds no number that is none', (mark) => {
    expect(drawGem('agate', { habit: 'massive', mark, palette })).not.toMatch(/NaN|undefined/);
  });
  it('is there for every stone, from colours that are colours, and never that of another', () => {
    expect(Object.keys(GEMS)).toEqual(STONE_SLUGS);
    for (const { palette: colours } of Object.values(GEMS))
      for (const one of colours) expect(one).toMatch(/^#[0-9a-f]{6}$/);
    expect(new Set(STONE_SLUGS.map((slug) => drawGem(slug, gemOf(slug)))).size).toBe(STONE_SLUGS.length);
  });
  it('has an address that changes with the drawings: `npm run gems:version` writes it', () => {
    expect(GEMS_VERSION).toBe(gemsVersion());
  });
});
