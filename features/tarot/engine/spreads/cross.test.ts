import { describe, expect, it } from 'vitest';
import { MAJORS, majorOf } from '../decks/decks.ts';
import { birthArcana, fifthCard } from './cross.ts';

const major = (slug: string) => {
  const found = MAJORS.find((card) => card.slug === slug);
  if (!found) throw new Error(slug);
  return found;
};

describe('the fifth card of the cross', () => {
  it.each([
    // Published: naia-voyance.com (tirage en croix), venusvoyance.com (les tirages en croix).
    [['le-mat', 'le-jugement', 'l-etoile', 'le-chariot'], [66, 12], 'le-pendu'],
    [['le-bateleur', 'le-soleil', 'l-hermite', 'la-papesse'], [31, 4], 'l-empereur'],
    // Computed: a sum that is an arcanum already, one over 22, 22 itself.
    [['l-imperatrice', 'le-pape', 'le-chariot', 'l-empereur'], [19], 'le-soleil'],
    [['la-papesse', 'l-imperatrice', 'l-empereur', 'temperance'], [23, 5], 'le-pape'],
    [['le-bateleur', 'l-imperatrice', 'l-empereur', 'temperance'], [22], 'le-mat'],
  ])('of %s is found by %s: %s', (four, steps, fifth) => {
    const found = fifthCard(four.map(major));
    expect(found.steps).toEqual(steps);
    expect(found.card.slug).toBe(fifth);
  });

  it('is one of twenty arcana over all 7315 draws, never the first two, as often as counted', () => {
    const counts = new Map<number, number>();
    let repeated = 0;
    const of = (value: number) => majorOf(value);
    for (let a = 1; a <= 22; a++)
      for (let b = a + 1; b <= 22; b++)
        for (let c = b + 1; c <= 22; c++)
          for (let d = c + 1; d <= 22; d++) {
            const { card } = fifthCard([of(a), of(b), of(c), of(d)]);
            counts.set(card.value, (counts.get(card.value) ?? 0) + 1);
            if ([a, b, c, d].includes(card.value)) repeated++;
          }
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(7315);
    expect(counts.has(1) || counts.has(2)).toBe(false);
    expect([counts.get(3), counts.get(7), counts.get(16), counts.get(22)]).toEqual([106, 802, 12, 34]);
    expect(repeated).toBe(1406);
  });
});

describe('the arcanum of a birth', () => {
  it.each([
    // Dates of published examples; the rule adds all figures, day first.
    ['1992-01-06', [28, 10], 'la-roue-de-fortune', 'le-bateleur'],
    ['1981-04-20', [25, 7], 'le-chariot', undefined],
    ['1973-09-19', [39, 12], 'le-pendu', 'l-imperatrice'],
    ['1957-12-31', [29, 11], 'la-force', 'la-papesse'],
  ])('of %s is found by %s: %s', (date, steps, card, second) => {
    const found = birthArcana(date);
    expect(found.steps).toEqual(steps);
    expect(found.card.slug).toBe(card);
    expect(found.second?.slug).toBe(second);
  });
});
