import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CARDS, DECKS } from '../engine/index.ts';
import { backUrl, cardUrl } from './address.ts';
import { cardBack, cardDescription, cardFace } from './index.ts';
import { CARD_VERSIONS } from './versions.gen.ts';
import { versionOf } from './versions.ts';

const cards = DECKS.flatMap((deck) =>
  CARDS[deck].map(({ slug }) => ({ deck, slug, svg: cardFace(deck, slug), words: cardDescription(deck, slug) })),
);
const backs = DECKS.map((deck) => ({ deck, svg: cardBack(deck) }));
const drawings = [...cards.map(({ svg }) => svg), ...backs.map(({ svg }) => svg)];
const kilobyte = 1024;
const sentBytes = (svg: string, quality = constants.BROTLI_MAX_QUALITY) =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Names of the elements that are open at the end of a text, and the first that closes another than the last opened. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [tag, closing, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (self) continue;
    if (!closing) open.push(name as string);
    else if (open.pop() !== name) return [tag];
  }
  return open;
}

describe('the drawings', () => {
  it('are 78, 53 and 72 faces and three backs, and no two faces are the same', () => {
    expect(DECKS.map((deck) => cards.filter((card) => card.deck === deck).length)).toEqual([78, 53, 72]);
    expect(new Set(cards.map(({ svg }) => svg)).size).toBe(203);
    expect(new Set(backs.map(({ svg }) => svg)).size).toBe(3);
  });

  it('differ below their titles too: no picture is another with a new name', () => {
    const pictures = cards.map(({ svg }) =>
      svg
        .replaceAll(/<path transform="translate[^>]*>/g, '')
        .replaceAll(/"[\w#(]*(?:tarot|belline|angels)-[\w-]+\)?"/g, '""'),
    );
    expect(new Set(pictures).size).toBe(203);
  });

  it('are well-formed, whole documents without a broken value', () => {
    for (const svg of drawings) {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 200 344">.*<\/svg>$/s);
      expect(svg).not.toMatch(/NaN|undefined|null|\[object|Infinity/);
      expect(unbalanced(svg)).toEqual([]);
      // Outside of tags there is no text, and every < and > belongs to a tag whose attributes are all quoted.
      expect(svg.replaceAll(/<\/?[a-zA-Z]+(?: [\w:-]+="[^"<&]*")*\/?>/g, '')).toBe('');
    }
  });

  it('need nothing from elsewhere: no font, no script, no other file', () => {
    for (const svg of drawings)
      expect(svg).not.toMatch(/<text|<style|<script|<image|<foreignObject|href="(?!#)|url\((?!#)/);
  });

  it('may stand on one page together: every id is once, and every reference finds its own', () => {
    const ids = drawings.flatMap((svg) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const svg of drawings)
      for (const [, id] of svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)) expect(svg).toContain(` id="${id}"`);
  });

  it('are light: the ten heaviest together are sent in less than 60 KB', () => {
    // Compressed quickly to know which they are, then as the build does: the first twice as many hold the ten.
    const likely = cards
      .map(({ svg }) => ({ svg, quick: sentBytes(svg, 5) }))
      .sort((a, b) => b.quick - a.quick)
      .slice(0, 20);
    const heaviest = likely
      .map(({ svg }) => sentBytes(svg))
      .sort((a, b) => b - a)
      .slice(0, 10);
    expect(heaviest.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(60 * kilobyte);
    for (const { svg } of backs) expect(sentBytes(svg)).toBeLessThan(4 * kilobyte);
  });

  it('refuse a card that is not of the deck', () => {
    expect(() => cardFace('belline', 'la-lune')).toThrow('no card la-lune');
    expect(() => cardDescription('angels', 'la-lune')).toThrow('not described');
  });
});

describe('the descriptions', () => {
  it('are one sentence each, and all different', () => {
    expect(new Set(cards.map(({ words }) => words)).size).toBe(203);
    for (const { words } of cards) {
      expect(words).toMatch(/^\p{Lu}.{20,200}\.$/u);
      expect(words.slice(0, -1)).not.toMatch(/\. /);
      expect(words).not.toContain("'");
    }
  });

  it('are not the name of the card again', () => {
    for (const deck of DECKS)
      for (const { slug, name } of CARDS[deck])
        expect(cardDescription(deck, slug).toLowerCase()).not.toBe(`${name.toLowerCase()}.`);
  });
});

describe('the addresses', () => {
  it('carry the fingerprint of what is drawn (after a change: npm run cards:version)', () => {
    expect(CARD_VERSIONS).toEqual(Object.fromEntries(DECKS.map((deck) => [deck, versionOf(deck)])));
  });

  it('are different for each face and back', () => {
    const addresses = [...cards.map(({ deck, slug }) => cardUrl(deck, slug)), ...DECKS.map(backUrl)];
    expect(new Set(addresses).size).toBe(206);
  });
});
