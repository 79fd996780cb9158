import { defineScreen, type Screen } from '@solelune/screen';
import { document, order, purchases, status, suns, withdrawals } from '../contract.ts';
import { addresses } from './addresses.ts';

const common = { universe: 'general', access: 'member' } as const;

export const screens: Screen[] = [
  defineScreen({
    ...{ ...common, name: 'payments.suns', ...addresses.suns, title: 'Mes Soleils', frame: 'member' },
    page: () => import('./suns-page.tsx'),
    call: suns,
  }),
  defineScreen({
    ...{ ...common, name: 'payments.purchases', ...addresses.purchases, title: 'Achats et reçus', frame: 'member' },
    page: () => import('./purchases-page.tsx'),
    call: purchases,
  }),
  defineScreen({
    ...{ ...common, name: 'payments.order', ...addresses.order, title: 'Votre commande', noBottomNav: true },
    page: () => import('./order-page.tsx'),
    call: order,
    input: ({ id }) => ({ id }),
  }),
  defineScreen({
    ...{ ...common, name: 'payments.status', ...addresses.status, title: 'État du paiement' },
    page: () => import('./status-page.tsx'),
    call: status,
    input: ({ id }) => ({ id }),
  }),
  defineScreen({
    ...{ ...common, name: 'payments.document', ...addresses.document, title: 'Reçu' },
    page: () => import('./document-page.tsx'),
    call: document,
    input: ({ id }) => ({ id }),
  }),
  defineScreen({
    ...{ ...common, name: 'payments.withdrawal', ...addresses.withdrawal, title: 'Renoncer au contrat' },
    page: () => import('./withdrawal-page.tsx'),
    call: withdrawals,
  }),
];
