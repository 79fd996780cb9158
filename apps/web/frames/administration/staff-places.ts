import type { Place } from '@solelune/screen';

const administration = { shelf: 'administration' } as const;
const console = { shelf: 'console' } as const;

/** Places of staff, all in one list and not in the features' manifests: every visitor loads those, and these are for a few. */
export const STAFF_PLACES: readonly Place[] = [
  {
    ...administration,
    order: 10,
    title: 'Vue d’ensemble',
    icon: 'sun',
    screen: 'administration.overview',
    can: 'administration.see',
  },
  {
    ...administration,
    order: 20,
    title: 'Membres',
    icon: 'people',
    screen: 'administration.members',
    can: 'administration.members',
  },
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
    order: 30,
    title: 'Grand livre',
    icon: 'sheet',
    screen: 'administration.ledger',
    can: 'administration.ledger',
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
  {
    ...administration,
    order: 39,
    title: 'Articles',
    icon: 'pen',
    screen: 'editorial.desk',
    can: 'editorial.write',
  },
  {
    ...administration,
    order: 40,
    title: 'Journal',
    icon: 'lock',
    screen: 'administration.audit',
    can: 'administration.audit',
  },
  {
    ...console,
    order: 10,
    title: 'Aujourd’hui',
    icon: 'sun',
    screen: 'consultations.console',
    can: 'consultations.advise',
  },
  { ...console, order: 30, title: 'Agenda', icon: 'calendar', screen: 'console.agenda', can: 'appointments.advise' },
  { ...console, order: 40, title: 'Revenus', icon: 'sheet', screen: 'console.earnings', can: 'console.see' },
  { ...console, order: 50, title: 'Ma page', icon: 'person', screen: 'advisors.own-page', can: 'advisors.console' },
  { ...console, order: 60, title: 'Avis', icon: 'chat', screen: 'advisors.own-reviews', can: 'advisors.console' },
];
