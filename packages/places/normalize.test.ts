import { describe, expect, it } from 'vitest';
import { normalizeName, normalizeQuery, withoutArticle } from './normalize.ts';

describe('names as they are compared', () => {
  it.each([
    ["L'Haÿ-les-Roses", 'l hay les roses'],
    ['St-Étienne', 'saint etienne'],
    ['Ste. Marie', 'sainte marie'],
    ['Marcq-en-Barœul', 'marcq en baroeul'],
    ['Villeneuve s/ Lot', 'villeneuve sur lot'],
    ['  ŁÓDŹ  ', 'lodz'],
    ['Straße', 'strasse'],
    ['Paris 15e', 'paris 15e'],
    ['東京', ''],
  ])('%s', (name, expected) => {
    expect(normalizeName(name)).toBe(expected);
  });

  it('leaves both readings open while « st » is the last word', () => {
    expect(normalizeQuery('st')).toEqual(['saint', 'st']);
    expect(normalizeQuery('mont st')).toEqual(['mont saint', 'mont st']);
    expect(normalizeQuery('st ')).toEqual(['saint']);
    expect(normalizeQuery('st denis')).toEqual(['saint denis']);
  });

  it('drops the article only', () => {
    expect(withoutArticle('le mans')).toBe('mans');
    expect(withoutArticle('l hay les roses')).toBe('hay les roses');
    expect(withoutArticle('lens')).toBeUndefined();
    expect(withoutArticle('la y')).toBeUndefined();
  });
});
