import { gemUrl } from '@solelune/lithotherapy/gems/address';
import { cardUrl } from '@solelune/tarot/cards/address';
import type { PromotionCard } from '../engine/card.ts';

interface Own {
  title: string;
  content: string;
  link: string;
  linkText: string;
  screen: string;
  pictureUrl?: string;
  audience?: PromotionCard['audience'];
}

const own = (id: number, { screen, audience = 'everybody', ...words }: Own): PromotionCard => ({
  id,
  slot: 'bottom',
  ...words,
  audience,
  weight: 1,
  body: { type: 'default', screen: { name: screen } },
});

/** What the house shows of itself where nobody has planned anything else. Numbers under 100 are theirs. */
export const HOUSE_CARDS: readonly PromotionCard[] = [
  own(1, {
    title: 'Votre thème astral, gratuit',
    content:
      'La roue complète, les maisons, les aspects, et la preuve de chaque position : tout est calculé devant vous.',
    link: '/astrologie/theme-astral-gratuit',
    linkText: 'Le calculer',
    screen: 'astrology.natal-chart',
    pictureUrl: cardUrl('tarot', 'le-monde'),
  }),
  own(2, {
    title: 'Un tirage en croix',
    content: 'Cinq cartes pour une question. Le mélange est prouvé : personne ne choisit à votre place.',
    link: '/tirage-tarot-voyance',
    linkText: 'Tirer les cartes',
    screen: 'tarot.tirage-tarot-voyance',
    pictureUrl: cardUrl('tarot', 'l-etoile'),
  }),
  own(3, {
    title: 'Les pierres, et ce qu’on leur confie',
    content: 'Cinquante pierres dessinées d’après leurs cristaux, avec leurs soins, leurs dangers et leur légende.',
    link: '/lithotherapie',
    linkText: 'Ouvrir le tiroir',
    screen: 'lithotherapy.index',
    pictureUrl: gemUrl('labradorite'),
  }),
  own(4, {
    title: 'Quel ange veille sur votre jour\u202F?',
    content: 'Soixante-douze anges, un calendrier, et l’histoire de la liste. Le vôtre se trouve avec une date.',
    link: '/angeologie/calcul-ange-gardien-naissance',
    linkText: 'Le trouver',
    screen: 'angels.birth',
    pictureUrl: cardUrl('angels', 'mikael'),
  }),
  own(5, {
    title: 'Le journal',
    content:
      'La Lune, les cartes, les nombres et les pierres, racontés avec leurs sources et des figures toujours justes.',
    link: '/actu',
    linkText: 'Lire',
    screen: 'editorial.blog',
    pictureUrl: cardUrl('tarot', 'la-lune'),
  }),
  own(6, {
    title: 'Gardez vos résultats',
    content: 'Un compte garde vos tirages, vos thèmes et vos heures miroirs, et vous les effacez quand vous voulez.',
    link: '/inscription',
    linkText: 'Ouvrir un compte',
    screen: 'account.signup',
    pictureUrl: cardUrl('tarot', 'la-papesse'),
    audience: 'anonymous',
  }),
];
