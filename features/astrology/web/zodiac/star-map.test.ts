import { describe, expect, it } from 'vitest';
import { SIGN_KEYS } from '../../engine/signs.ts';
import { beltFigure, constellationFigure } from './star-map.ts';

describe.each(SIGN_KEYS)('the constellation of %s', (sign) => {
  it('fills its circle and stays in it', () => {
    const { stars } = constellationFigure(sign, 100);
    const reach = Math.max(...stars.map(({ at: [x, y] }) => Math.hypot(x, y)));
    expect(reach).toBeCloseTo(100, 1);
  });
  it('draws every star once at least', () => {
    const { stars, path } = constellationFigure(sign, 100);
    for (const { at } of stars) expect(path).toContain(at.join(' '));
  });
  it('lies along the ecliptic, after the place of its sign', () => {
    const { stars } = beltFigure(sign, 200);
    const turn = (index: number) => (index + 360) % 360;
    const [x, y] = stars.reduce(([a, b], { at }) => [a + at[0], b + at[1]], [0, 0]);
    const longitude = turn((Math.atan2(y, -x) * 180) / Math.PI);
    // Precession has carried the figures some 25 degrees past the signs that have their names; figures are of uneven widths.
    const past = turn(longitude - SIGN_KEYS.indexOf(sign) * 30 - 15 + 180) - 180;
    expect(past).toBeGreaterThan(5);
    expect(past).toBeLessThan(45);
  });
});

it('Regulus stands almost on the ecliptic, at 29°50′ of Leo in 2000', () => {
  const { lead } = beltFigure('leo', 200);
  const [x, y] = lead.at;
  expect(Math.hypot(x, y)).toBeCloseTo(198.4, 0);
  expect(((Math.atan2(y, -x) * 180) / Math.PI + 360) % 360).toBeCloseTo(149.83, 1);
});

it('shows the sky as one sees it: Denebola, east of Regulus, to the left', () => {
  const { stars } = constellationFigure('leo', 100);
  expect(stars[4]?.at[0]).toBeLessThan(stars[0]?.at[0] ?? 0);
});
