import { describe, expect, it } from 'vitest';
import type { Card } from '../decks/card.ts';
import { BELLINE, CARDS, cardBySlug, MAJORS } from '../decks/decks.ts';
import { balanceOf } from './balance.ts';
import { chanceReport } from './chance.ts';
import { linksOf } from './links.ts';

const card = (slug: string): Card => {
  const found = cardBySlug('tarot', slug) ?? cardBySlug('belline', slug) ?? cardBySlug('angels', slug);
  if (!found) throw new Error(slug);
  return found;
};
const laid = (...slugs: string[]) =>
  slugs.map((slug) => ({ card: card(slug.replace('!', '')), isReversed: slug.endsWith('!') }));

describe('links between cards', () => {
  it('find the pairs that the tradition names, in either order', () => {
    const found = linksOf(laid('le-monde', 'le-diable', 'le-bateleur'));
    expect(found).toContainEqual({ kind: 'pair', cards: [0, 2], slug: 'le-bateleur--le-monde' });
    expect(linksOf(laid('le-monde', 'le-bateleur'), { hasText: () => false })).not.toContainEqual(
      expect.objectContaining({ kind: 'pair' }),
    );
  });

  it('find a card that came twice: the fifth of the cross', () => {
    expect(linksOf(laid('le-soleil', 'la-lune', 'le-soleil'))).toContainEqual({ kind: 'double', cards: [0, 2] });
  });

  it('find numbers that follow one another, up or down, within one kind', () => {
    const sequences = (...slugs: string[]) => linksOf(laid(...slugs)).filter(({ kind }) => kind === 'sequence');
    expect(sequences('l-hermite', 'la-roue-de-fortune', 'la-force')).toEqual([
      { kind: 'sequence', cards: [0, 1, 2], rises: true },
    ]);
    expect(sequences('dix-de-coupes', 'neuf-de-coupes')).toEqual([{ kind: 'sequence', cards: [0, 1], rises: false }]);
    expect(sequences('deux-de-coupes', 'trois-de-batons')).toEqual([]);
    expect(sequences('le-bateleur', 'deux-de-coupes')).toEqual([]);
  });

  it('find what is shared: suit, rank, planet, choir', () => {
    expect(linksOf(laid('as-de-coupes', 'roi-de-coupes', 'as-d-epees'))).toEqual(
      expect.arrayContaining([
        { kind: 'suit', suit: 'cups', cards: [0, 1] },
        { kind: 'rank', rank: 1, cards: [0, 2] },
      ]),
    );
    expect(linksOf(laid('amour', 'union', 'retard'))).toContainEqual({
      kind: 'planet',
      planet: 'venus',
      cards: [0, 1],
    });
    const angels = CARDS.angels.slice(0, 2).map(({ slug }) => slug);
    expect(linksOf(laid(...angels))).toContainEqual(expect.objectContaining({ kind: 'choir', cards: [0, 1] }));
  });

  it('find majorities only above half', () => {
    const kinds = (slugs: string[], isWholeTarot = true) =>
      linksOf(laid(...slugs), { isWholeTarot }).map(({ kind }) => kind);
    expect(kinds(['le-mat', 'la-lune', 'deux-de-coupes'])).toContain('majors');
    expect(kinds(['le-mat', 'deux-de-coupes'])).not.toContain('majors');
    expect(kinds(['le-mat', 'la-lune', 'deux-de-coupes'], false)).not.toContain('majors');
    expect(kinds(['le-mat!', 'la-lune!', 'deux-de-coupes'])).toContain('reversed');
    expect(linksOf(laid('le-soleil', 'le-monde', 'la-lune'))).toContainEqual({
      kind: 'tone',
      bright: true,
      cards: [0, 1],
    });
  });
});

describe('the balance of a draw', () => {
  it('shares the cards among the families of the pack, and chance with them', () => {
    const shares = balanceOf(
      laid('le-mat', 'la-lune', 'deux-de-coupes').map((one) => one.card),
      CARDS.tarot,
    );
    expect(shares.map(({ family, count }) => [family, count])).toEqual([
      ...[
        ['majors', 2],
        ['wands', 0],
        ['cups', 1],
        ['swords', 0],
        ['coins', 0],
      ],
    ]);
    expect(shares.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(3);
    expect(shares[0]?.expected).toBeCloseTo((3 * 22) / 78);
    expect(balanceOf(MAJORS.slice(0, 3), MAJORS)).toEqual([]);
    expect(balanceOf(BELLINE.slice(0, 3), BELLINE)).toHaveLength(8);
  });
});

describe('draws beside chance', () => {
  const pack = MAJORS.map(({ slug }) => slug);
  it('counts every card and what chance gives', () => {
    const report = chanceReport(
      [
        ['le-mat', 'la-lune'],
        ['le-mat', 'le-monde'],
      ],
      pack,
    );
    expect(report).toMatchObject({ draws: 2, cards: 4, expected: 4 / 22, usual: [0, 1] });
    expect(report.most).toMatchObject({ slug: 'le-mat', count: 2 });
    // Twice in two draws of two: (2/22)² for one card; for some card of the 22, 1 − (1 − 1/121)^22.
    expect(report.most?.chance).toBeCloseTo(1 - (1 - 1 / 121) ** 22);
  });
  it('is empty without a draw', () => {
    expect(chanceReport([], pack)).toMatchObject({ draws: 0, cards: 0, expected: 0, most: null, usual: [0, 0] });
  });
});
