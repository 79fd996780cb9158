import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose, isShown, type Occasion, type PromotionCard } from './card.ts';

const card = (id: number, more: Partial<PromotionCard> = {}): PromotionCard => ({
  id,
  slot: 'bottom',
  title: 'Une carte',
  content: 'Ce qu’elle dit',
  link: '/tarot',
  linkText: 'Voir',
  audience: 'everybody',
  weight: 1,
  body: { type: 'default' },
  ...more,
});
const asked: Occasion = { slot: 'bottom', isMember: false, today: '2026-11-16', nowMs: 1000, seed: 'x', count: 3 };

describe('which cards may be shown', () => {
  it.each<[string, Partial<PromotionCard>, Partial<Occasion>, boolean]>([
    ['to everybody', {}, {}, true],
    ['in another slot', { slot: 'menu' }, {}, false],
    ['to members, a visitor', { audience: 'member' }, {}, false],
    ['to members, a member', { audience: 'member' }, { isMember: true }, true],
    ['to visitors, a member', { audience: 'anonymous' }, { isMember: true }, false],
    ['before it begins', { fromMs: 1001 }, {}, false],
    ['when it begins', { fromMs: 1000, untilMs: 1001 }, {}, true],
    ['when it ends', { untilMs: 1000 }, {}, false],
    ['of no weight', { weight: 0 }, {}, false],
  ])('%s', (_, change, occasion, shown) => expect(isShown(card(1, change), { ...asked, ...occasion })).toBe(shown));
});

describe('which are chosen', () => {
  it('each once, never more than asked, the same for the same page and day', () =>
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 0, max: 5 }),
        fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 12 }),
        (seed, count, weights) => {
          const cards = weights.map((weight, id) => card(id + 1, { weight }));
          const chosen = choose(cards, { ...asked, seed, count });
          expect(chosen).toEqual(choose(cards, { ...asked, seed, count }));
          expect(new Set(chosen).size).toBe(chosen.length);
          expect(chosen.length).toBe(Math.min(count, weights.filter((weight) => weight > 0).length));
        },
      ),
    ));

  it('by their weight', () => {
    const cards = [card(1, { weight: 9 }), card(2, { weight: 1 })];
    const first = Array.from(
      { length: 2000 },
      (_, seed) => choose(cards, { ...asked, seed: String(seed), count: 1 })[0]?.id,
    );
    const share = first.filter((id) => id === 1).length / 2000;
    expect(share).toBeGreaterThan(0.86);
    expect(share).toBeLessThan(0.94);
  });
});
