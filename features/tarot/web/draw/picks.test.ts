import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countOf, NONE, nextPosition, type Picks, withCard, withoutCard } from './picks.ts';

it('a card that is put back leaves its position empty, and the next one goes there', () => {
  const three = [7, 3, 12].reduce<Picks>(withCard, []);
  const back = withoutCard(three, 3);
  expect(back).toEqual([7, NONE, 12]);
  expect([countOf(back), nextPosition(back)]).toEqual([2, 1]);
  expect(withCard(back, 20)).toEqual([7, 20, 12]);
});

it('whatever is taken and put back, no card lies twice and none moves', () => {
  const moves = fc.array(fc.record({ place: fc.integer({ min: 1, max: 22 }), isBack: fc.boolean() }));
  fc.assert(
    fc.property(moves, (all) => {
      let picks: Picks = [];
      for (const { place, isBack } of all) {
        const before = picks;
        if (isBack) picks = withoutCard(picks, place);
        else if (!picks.includes(place)) picks = withCard(picks, place);
        const moved = before.filter((taken, at) => taken !== NONE && taken !== place && picks[at] !== taken);
        expect(moved).toEqual([]);
      }
      const taken = picks.filter((place) => place !== NONE);
      expect(new Set(taken).size).toBe(taken.length);
      expect(countOf(picks)).toBe(taken.length);
    }),
  );
});
