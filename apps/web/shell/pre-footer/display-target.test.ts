import type { Display } from '@solelune/contract';
import { describe, expect, it } from 'vitest';
import { screenIndex } from '../../screens.ts';
import { displayTarget } from './display-target.ts';

const card: Display = {
  type: 'default',
  id: 12,
  title: 'Promesse céleste',
  content: 'Un livre',
  link: '/landing-promesse-celeste',
  link_text: 'Feuilleter',
  encoded_slot: 'bas/1',
  new_app: false,
};

describe('where a card leads', () => {
  it('a link carries its tracking', () =>
    expect(displayTarget({ ...card, conversion: 'livre' }, screenIndex)).toEqual({
      kind: 'address',
      href: '/landing-promesse-celeste?slot=bas%2F1&bcc=12&cv=livre',
    }));

  it('a link keeps its own query and fragment', () =>
    expect(displayTarget({ ...card, link: 'https://a.example/b?x=1#c' }, screenIndex)).toEqual({
      kind: 'address',
      href: 'https://a.example/b?x=1&slot=bas%2F1&bcc=12#c',
    }));

  it('a card of the application leads to its screen', () =>
    expect(
      displayTarget(
        { ...card, new_app: true, new_app_name: 'horoscopes.yearly', new_app_params: '{"year":2027}' },
        screenIndex,
      ),
    ).toEqual({ kind: 'screen', name: 'horoscopes.yearly', params: { year: '2027' } }));

  it.each([
    { new_app_name: 'gone.away' },
    { new_app_name: 'horoscopes.yearly', new_app_params: '{}' },
    { new_app_name: 'horoscopes.yearly', new_app_params: 'not json' },
    {},
  ])('one that cannot be followed falls back on its link: %o', (change) =>
    expect(displayTarget({ ...card, new_app: true, ...change }, screenIndex).kind).toBe('address'),
  );
});
