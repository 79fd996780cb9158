import { describe, expect, it } from 'vitest';
import { CARDS } from '../decks/decks.ts';
import { arePicks, cardsOf, type DrawAsked, dealt, takenIn } from './draw.ts';
import { SPREADS, spreadOf } from './spreads.ts';
import { balanceOfThree, leaning } from './yes-no.ts';

const asked = (over: Partial<DrawAsked> = {}): DrawAsked => ({
  ...{ spread: 'cross', pack: 'majors', count: 5, withReversals: false },
  ...over,
});
const SEEDS = { server: 'server', visitor: 'visitor' };

describe('decks', () => {
  it('have their known sizes, and no slug or name twice', () => {
    const sizes = Object.fromEntries(Object.entries(CARDS).map(([deck, cards]) => [deck, cards.length]));
    expect(sizes).toEqual({ tarot: 78, belline: 53, angels: 72 });
    for (const cards of Object.values(CARDS)) {
      expect(new Set(cards.map(({ slug }) => slug)).size).toBe(cards.length);
      expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
    }
    expect(cardsOf('majors').map(({ slug }) => slug)).toContain('le-mat');
  });
});

describe('spreads', () => {
  it('lay each card on a place of its own', () => {
    for (const id of SPREADS)
      for (const count of id === 'personal' ? [1, 2, 3, 4, 5, 6, 7] : [0]) {
        const { positions } = spreadOf(id, { count });
        expect(new Set(positions.map(({ column, row }) => `${column} ${row}`)).size).toBe(positions.length);
        expect(new Set(positions.map(({ key }) => key)).size).toBe(positions.length);
        expect(new Set(positions.map(({ title }) => title)).size).toBe(positions.length);
      }
  });

  it('take four cards for the cross, whose fifth is computed', () => {
    expect(takenIn(asked())).toBe(4);
    const { laid, fifth } = dealt(asked(), SEEDS, [3, 9, 1, 22]);
    expect(laid).toHaveLength(5);
    expect(laid[4]?.card).toBe(fifth?.card);
    expect(laid[4]?.pick).toBeNull();
    expect(fifth?.steps[0]).toBe(laid.slice(0, 4).reduce((sum, { card }) => sum + card.value, 0));
  });

  it('show the neighbours of a yes or no, round the end of the fan', () => {
    const one = asked({ spread: 'yes-no', count: 1 });
    expect(dealt(one, SEEDS, [1]).neighbours.map(({ pick }) => pick)).toEqual([22, 2]);
    expect(dealt(one, SEEDS, [22]).neighbours.map(({ pick }) => pick)).toEqual([21, 1]);
    expect(dealt(asked(), SEEDS, [1, 2, 3, 4]).neighbours).toEqual([]);
  });

  it.each([
    ['too few', [1, 2, 3]],
    ['too many', [1, 2, 3, 4, 5]],
    ['one twice', [1, 2, 2, 4]],
    ['outside the fan', [0, 2, 3, 4]],
    ['beyond the fan', [1, 2, 3, 23]],
    ['no whole number', [1, 2, 3, 4.5]],
    ['no number', [1, 2, 3, Number.NaN]],
  ])('refuse picks that are %s', (_, picks) => {
    expect(arePicks(picks, asked())).toBe(false);
    expect(arePicks([1, 2, 3, 4], asked())).toBe(true);
  });
});

describe('yes or no', () => {
  it('weighs the drawn card twice', () => {
    expect(balanceOfThree('yes', ['no', 'no'])).toBe('maybe');
    expect(balanceOfThree('no', ['yes', 'maybe'])).toBe('no');
    expect(balanceOfThree('maybe', ['yes', 'maybe'])).toBe('yes');
  });
  it('turns with its card', () => {
    expect([leaning('yes', true), leaning('no', true), leaning('maybe', true), leaning('yes', false)]).toEqual([
      ...['no', 'yes', 'maybe', 'yes'],
    ]);
  });
});
