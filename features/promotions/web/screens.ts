import { can } from '@solelune/contract';
import { defineScreen, type Screen } from '@solelune/screen';
import { cardPreview, plannedCards } from '../contract/desk.ts';
import { addresses } from './addresses.ts';

export const screens: Screen[] = [
  defineScreen({
    name: 'promotions.cards',
    path: addresses.cards.path,
    title: 'Affichages',
    universe: 'general',
    frame: 'administration',
    noBottomNav: true,
    access: can('promotions.cards'),
    page: () => import('./staff/cards-page.tsx'),
    call: plannedCards,
  }),
  // Without staff's frame: what is looked at is the foot of the site itself.
  defineScreen({
    name: 'promotions.preview',
    path: addresses.preview.path,
    title: 'Aperçu d’une carte',
    universe: 'general',
    noBottomNav: true,
    access: can('promotions.cards'),
    page: () => import('./staff/preview-page.tsx'),
    call: cardPreview,
    input: ({ id }) => ({ id: Number(id) }),
  }),
];
