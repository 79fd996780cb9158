import { type Angel, angelBySlug, guardianOf } from '@solelune/angels/engine';
import { defsMarkup } from '@solelune/angels/seal/defs';
import { sealMarkup } from '@solelune/angels/seal/markup';
import { dayWords, hourWords } from '@solelune/civil-time/words';
import type { Corpus } from '@solelune/corpus';
import { elided } from '@solelune/french/elision';
import { stoneFactsOf } from '@solelune/lithotherapy/api';
import { gemUrl } from '@solelune/lithotherapy/gems/address';
import { angelOfHour, mirrorHourBySlug } from '@solelune/mirror-hours/engine';
import { cardUrl } from '@solelune/tarot/cards/address';
import { cardBySlug } from '@solelune/tarot/engine';
import type { ViewOf } from '../../contract/figures.ts';
import type { CardName } from '../../engine/figure.ts';
import { inParis } from './sky-words.ts';

export function angelsView(slugs: readonly string[], now: Temporal.Instant): ViewOf<'gallery'> {
  const angels = slugs.map((slug) => (slug === 'today' ? guardianOf(inParis(now)) : wanted(slug)));
  return {
    kind: 'gallery',
    of: 'angel',
    defs: defsMarkup(angels),
    caption: 'Chaque sceau est dessiné d’après le nombre, le chœur et l’élément de son ange.',
    items: angels.map((angel) => ({
      slug: angel.slug,
      picture: null,
      seal: sealMarkup(angel),
      name: `${angel.number}. ${angel.name}`,
      note: `${angel.choir.name}, du ${dayWords(angel.guardianFrom)} au ${dayWords(angel.guardianTo)}`,
      to: `/angeologie/ange/${angel.slug}`,
    })),
  };
}

function wanted(slug: string): Angel {
  const angel = angelBySlug(slug);
  if (!angel) throw new Error(`no angel ${slug}`);
  return angel;
}

const DECK_NAMES = { tarot: 'Tarot de Marseille', belline: 'Oracle de Belline', angels: 'Oracle des anges' } as const;

export function cardsView(cards: readonly CardName[]): ViewOf<'gallery'> {
  return {
    kind: 'gallery',
    of: 'card',
    defs: '',
    caption: 'Les cartes de la maison, dessinées pour ce site.',
    items: cards.map(({ deck, slug }) => {
      const card = cardBySlug(deck, slug);
      if (!card) throw new Error(`no card ${slug}`);
      return {
        slug,
        picture: cardUrl(deck, slug),
        seal: null,
        name: card.name,
        note: DECK_NAMES[deck],
        to: addressOfCard(deck, slug),
      };
    }),
  };
}

export const addressOfCard = (deck: CardName['deck'], slug: string): string =>
  ({ tarot: `/tarot/arcane/${slug}`, belline: `/oracle-de-belline/${slug}`, angels: `/angeologie/ange/${slug}` })[deck];

export function stonesView(corpus: Corpus, slugs: readonly string[]): ViewOf<'gallery'> {
  return {
    kind: 'gallery',
    of: 'stone',
    defs: '',
    caption: 'Chaque gemme est dessinée d’après ses données : sa façon de cristalliser, ses couleurs.',
    items: slugs.map((slug) => {
      const { name, formula, hardness } = stoneFactsOf(corpus, slug);
      const [soft, hard] = hardness.map((value) => String(value).replace('.', ','));
      return {
        slug,
        picture: gemUrl(slug),
        seal: null,
        name,
        note: `${formula} · dureté ${soft === hard ? soft : `${soft} à ${hard}`}`,
        to: `/lithotherapie/${slug}`,
      };
    }),
  };
}

export function hourView(slug: string): ViewOf<'clock'> {
  const hour = mirrorHourBySlug(slug);
  if (!hour) throw new Error(`no hour ${slug}`);
  const angel = angelOfHour(hour);
  return {
    kind: 'clock',
    hour: hour.hour,
    minute: hour.minute,
    label: hourWords(hour),
    caption: `${hourWords(hour)} tombe dans les vingt minutes ${elided('de', angel.name)}, ${angel.number === 1 ? 'premier' : `${angel.number}e`} des soixante-douze.`,
    to: `/heure-miroir/${slug}`,
  };
}
