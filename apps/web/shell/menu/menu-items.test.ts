import type { Place } from '@solelune/screen';
import { describe, expect, it } from 'vitest';
import { screenIndex } from '../../screens.ts';
import { groupOf, menuEntries } from './menu-items.ts';

const entries = menuEntries(2025);
const itemsOf = (title: string): Place[] => {
  const entry = entries.find((candidate) => candidate.title === title);
  if (!entry) throw new Error(`No entry ${title}`);
  return 'item' in entry ? [entry.item] : entry.children.flatMap(({ items }) => items);
};
/** `>` leads to a screen inside the application, `@` out of it to a path of the site. */
const placeOf = (item: Place) =>
  'screen' in item ? `> ${screenIndex.urlTo(item.screen, item.params)}` : `@ ${item.link}`;

describe('main menu', () => {
  it('has the groups of the product document, in its order', () =>
    expect(entries.map(({ title }) => title)).toEqual([
      'Général',
      'Astrologie',
      'Tarot',
      'Numérologie',
      'Angéologie',
      'Consultations',
    ]));

  it('general: the blog', () => expect(itemsOf('Général').map(placeOf)).toEqual(['> /actu']));

  it('astrology: its three columns', () => {
    const entry = entries[1];
    const columns = entry && 'children' in entry ? entry.children.map(({ items }) => items.map(placeOf)) : [];
    expect(columns).toEqual([
      [
        '@ /astrologie-et-horoscope',
        '@ /horoscope/horoscope-du-jour',
        '@ /horoscope/horoscope-de-demain',
        '@ /horoscope/horoscope-personnalise',
        '> /horoscope/horoscope-annee-2025',
        '@ /astrologie/compatibilite-amoureuse',
        '@ /landing-promesse-celeste',
      ],
      [
        '> /astrologie/compatibilite-signes-astro',
        '> /astrologie/compatibilite-signes-lunaires',
        '> /astrologie/calcul-ascendant',
        '> /astrologie/calcul-descendant',
        '> /astrologie/calcul-signe-lunaire',
        '> /astrologie/theme-astral-gratuit',
      ],
      [
        '> /astrologie/signes-astrologiques',
        '> /astrologie/signes-astrologiques-enfant',
        '> /actu/avec-la-lune',
        '> /astrologie/carte-du-ciel-astrologique',
        '> /astrologie/revolution-solaire',
        '@ /horoscope/themoscope-de-l-annee',
      ],
    ]);
  });

  it('only the landing page wears a badge', () => {
    const badged = entries.flatMap(({ title }) => itemsOf(title)).filter(({ badge }) => badge);
    expect(badged.map(placeOf)).toEqual(['@ /landing-promesse-celeste']);
  });

  it('tarot: all outside', () =>
    expect(itemsOf('Tarot').map(placeOf)).toEqual([
      '@ /tarot',
      '@ /tirage-tarot-voyance',
      '@ /tirage-tarot-amour',
      '@ /tirage-tarot-celibataire',
      '@ /tirage-tarot-oui-non',
      '@ /oracle-de-belline',
      '@ /oracle-des-anges',
      '@ /tirage-personnalise',
    ]));

  it('numerology: its index outside, the rest inside', () =>
    expect(itemsOf('Numérologie').map(placeOf)).toEqual([
      '@ /numerologie',
      '> /numerologie/expression',
      '> /numerologie/vie-affective',
      '> /numerologie/chemin-de-vie',
      '> /numerologie/compatibilite-prenom',
      '> /numerologie/numerologie-universelle',
      '> /heure-miroir',
    ]));

  it('angelology: the oracle outside, the rest inside', () =>
    expect(itemsOf('Angéologie').map(placeOf)).toEqual([
      '> /angeologie',
      '> /angeologie/liste-des-72-ange-gardien',
      '> /angeologie/calendrier-regence-anges',
      '> /angeologie/calcul-ange-gardien-naissance',
      '> /angeologie/rituel-personnalise',
      '> /angeologie/calcul-ange-personnel',
      '> /heure-miroir',
      '@ /oracle-des-anges',
    ]));

  it('consultations: the team, outside', () => expect(itemsOf('Consultations').map(placeOf)).toEqual(['@ /equipe']));

  it('no item outside is a dead end: each path is a declared screen', () => {
    const paths = new Set(screenIndex.all.map(({ path }) => path));
    const outside = entries
      .flatMap(({ title }) => itemsOf(title))
      .flatMap((item) => ('screen' in item ? [] : item.link));
    expect(outside.filter((link) => !paths.has(link))).toEqual([]);
  });

  it('the yearly horoscope follows the configured year', () => {
    const yearly = menuEntries(2027).flatMap((entry) => ('children' in entry ? entry.children : []));
    expect(yearly.flatMap(({ items }) => items).map(({ title }) => title)).toContain('Horoscope 2027');
  });

  it('knows the group of a universe', () => {
    expect(groupOf(entries, 'tarot')).toBe('Tarot');
    expect(groupOf(entries, 'mirror')).toBe('Angéologie');
  });
});
