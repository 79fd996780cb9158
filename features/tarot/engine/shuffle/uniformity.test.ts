import { describe, expect, it } from 'vitest';
import { shuffled } from './shuffle.ts';

const DRAWS = 1_000_000;

/** Times that each card came to each place, over many draws from known seeds: the test is the same each time. */
function countPlaces(size: number): Uint32Array {
  const pack = Array.from({ length: size }, (_, index) => index);
  const counts = new Uint32Array(size * size);
  for (let draw = 0; draw < DRAWS; draw++) {
    const order = shuffled(pack, `${size}/${draw}`);
    for (let place = 0; place < size; place++) {
      const at = place * size + (order[place] as number);
      counts[at] = (counts[at] as number) + 1;
    }
  }
  return counts;
}

/** Chi-square of each place: how far the cards that came there are from each coming as often. */
function chiSquares(size: number, counts: Uint32Array, draws = DRAWS): number[] {
  const expected = draws / size;
  return Array.from({ length: size }, (_, place) =>
    counts
      .subarray(place * size, (place + 1) * size)
      .reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0),
  );
}

/** The value that chi-square passes with a chance of about 1 in 31 600 (four deviations), by Wilson and Hilferty. */
const farOut = (freedom: number) => freedom * (1 - 2 / (9 * freedom) + 4 * Math.sqrt(2 / (9 * freedom))) ** 3;

describe('a million shuffles of each pack', () => {
  it.each([
    ['majors', 22],
    ['belline', 53],
    ['angels', 72],
    ['tarot', 78],
  ])('bring every card of the %s to every place as often', (_, size) => {
    const found = chiSquares(size, countPlaces(size));
    expect(Math.max(...found)).toBeLessThan(farOut(size - 1));
    // Too even would be wrong too: the mean over the places is near the degrees of freedom.
    const mean = found.reduce((sum, value) => sum + value, 0) / size;
    expect(Math.abs(mean - (size - 1))).toBeLessThan(4 * Math.sqrt((2 * (size - 1)) / size));
  });
});

it('would notice a shuffle that favours the first cards', () => {
  // Every card changes places with any other: the well-known mistake.
  const size = 22;
  const draws = 100_000;
  const counts = new Uint32Array(size * size);
  let state = 1;
  const random = (count: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  for (let draw = 0; draw < draws; draw++) {
    const order = Array.from({ length: size }, (_, index) => index);
    for (let place = 0; place < size; place++) {
      const other = random(size);
      [order[place], order[other]] = [order[other] as number, order[place] as number];
    }
    for (let place = 0; place < size; place++) {
      const at = place * size + (order[place] as number);
      counts[at] = (counts[at] as number) + 1;
    }
  }
  expect(Math.max(...chiSquares(size, counts, draws))).toBeGreaterThan(farOut(size - 1));
});
