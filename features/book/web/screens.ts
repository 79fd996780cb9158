import { defineScreen, type Screen } from '@solelune/screen';
import { gift, mine, one } from '../contract.ts';
import { addresses } from './addresses.ts';

const ORDER = { universe: 'astrology', title: 'Composer un livre', noBottomNav: true } as const;
/** Its address is a secret: nobody keeps the page. */
const GIFT = {
  universe: 'astrology',
  title: 'Un livre pour vous',
  noindex: true,
  noBottomNav: true,
  freshForSeconds: 0,
  call: gift,
} as const;

export const screens: Screen[] = [
  defineScreen({
    name: 'book.landing',
    ...addresses.landing,
    title: 'Promesse Céleste, le livre de votre ciel',
    description:
      'Un livre de 186 pages calculé et composé pour une seule personne : son ciel de naissance et les périodes clés de ses vingt prochaines années.',
    universe: 'astrology',
    page: () => import('./landing/landing-page.tsx'),
  }),
  defineScreen({
    ...{ name: 'book.order', ...addresses.order, ...ORDER, noindex: true },
    page: () => import('./order/order-page.tsx'),
  }),
  defineScreen({
    ...{ name: 'book.order-on', ...addresses.orderOn, ...ORDER, access: 'member' },
    page: () => import('./order/order-page.tsx'),
  }),
  defineScreen({
    ...{ name: 'book.list', ...addresses.list, title: 'Mes livres', universe: 'astrology', frame: 'member' },
    page: () => import('./mine/books-page.tsx'),
    call: mine,
    access: 'member',
  }),
  defineScreen({
    ...{ name: 'book.book', ...addresses.book, title: 'Un livre', universe: 'astrology', noBottomNav: true },
    page: () => import('./mine/book-page.tsx'),
    call: one,
    input: ({ id }) => ({ id }),
    access: 'member',
  }),
  defineScreen({
    ...{ name: 'book.gift', ...addresses.gift, ...GIFT },
    page: () => import('./gift/gift-page.tsx'),
    input: ({ secret }) => ({ secret }),
  }),
  defineScreen({
    ...{ name: 'book.gift-on', ...addresses.giftOn, ...GIFT, access: 'member' },
    page: () => import('./gift/gift-page.tsx'),
    input: ({ secret }) => ({ secret }),
  }),
];
