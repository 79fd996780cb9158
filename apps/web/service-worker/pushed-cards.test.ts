import { describe, expect, it } from 'vitest';
import { cardOf, leadsTo } from './pushed-cards.ts';

const MESSAGE = {
  ...{ title: 'Lion, lundi', body: 'La Lune passe.', url: '/horoscope/horoscope-du-jour?signe=lion', tag: 'sky' },
  action: { title: 'Ne plus recevoir', url: '/lettre-du-ciel/arreter/x' },
};

describe('a pushed message', () => {
  it('is shown with its button; the card leads to the page, the button where it says', () => {
    const card = cardOf(MESSAGE);
    expect(card).toMatchObject({
      title: 'Lion, lundi',
      options: { body: 'La Lune passe.', tag: 'sky', actions: [{ title: 'Ne plus recevoir' }] },
    });
    const [button] = (card?.options.actions ?? []) as { action: string }[];
    expect(leadsTo('', card?.options.data)).toBe(MESSAGE.url);
    expect(leadsTo(button?.action as string, card?.options.data)).toBe(MESSAGE.action.url);
  });

  it('without a button has none', () => {
    const { action: _, ...plain } = MESSAGE;
    expect(cardOf(plain)?.options.actions).toEqual([]);
  });

  it.each([undefined, null, {}, { title: 3 }, 'Lion'])('%s is none', (said) => expect(cardOf(said)).toBeNull());

  it.each(['https://example.org/', '//example.org', '/\\\\example.org', 'javascript:alert(1)', 7, undefined])(
    'leads to the home page rather than to %s',
    (url) => expect(leadsTo('', { url })).toBe('/'),
  );
});
