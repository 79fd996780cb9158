import type { Place } from '@solelune/screen';

const administration = { shelf: 'administration' } as const;
const console = { shelf: 'console' } as const;

/** Places of staff beside those that features bring: what a feature's manifest says, every visitor loads, and these are for a few. */
export const STAFF_PLACES: readonly Place[] = [
  {
    ...administration,
    order: 25,
    title: 'Conseillers',
    icon: 'star',
    screen: 'advisors.staff',
    can: 'advisors.manage',
  },
  {
    ...administration,
    order: 27,
    title: 'Avis signalés',
    icon: 'chat',
    screen: 'advisors.reported',
    can: 'advisors.remove-review',
  },
  {
    ...administration,
    order: 33,
    title: 'Versements',
    icon: 'sheet',
    screen: 'console.payouts',
    can: 'console.payouts',
  },
  { ...administration, order: 35, title: 'Codes', icon: 'gift', screen: 'loyalty.coupons', can: 'loyalty.coupons' },
  {
    ...administration,
    order: 38,
    title: 'Affichages',
    icon: 'photo',
    screen: 'promotions.cards',
    can: 'promotions.cards',
  },
  { ...console, order: 50, title: 'Ma page', icon: 'person', screen: 'advisors.own-page', can: 'advisors.console' },
  { ...console, order: 60, title: 'Avis', icon: 'chat', screen: 'advisors.own-reviews', can: 'advisors.console' },
];
