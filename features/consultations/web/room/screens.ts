import { can } from '@solelune/contract';
import { defineScreen, type Screen } from '@solelune/screen';
import { queue } from '../../contract/queue.ts';
import { consult, receipt, room } from '../../contract/room.ts';
import { addresses } from '../addresses.ts';

export const roomScreens: Screen[] = [
  defineScreen({
    name: 'consultations.consult',
    path: addresses.consult.path,
    title: 'Consulter',
    universe: 'advisors',
    page: () => import('../consult/consult-page.tsx'),
    call: consult,
    input: ({ slug }) => ({ slug }),
    ...{ freshForSeconds: 0, noindex: true, noBottomNav: true },
  }),
  defineScreen({
    name: 'consultations.room',
    path: addresses.room.path,
    title: 'En consultation',
    universe: 'advisors',
    frame: 'bare',
    page: () => import('./room-page.tsx'),
    call: room,
    input: ({ id }) => ({ id }),
    access: 'member',
    ...{ result: true, noBottomNav: true },
  }),
  defineScreen({
    name: 'consultations.receipt',
    path: addresses.receipt.path,
    title: 'Reçu de consultation',
    universe: 'advisors',
    page: () => import('../receipt/receipt-page.tsx'),
    call: receipt,
    input: ({ id }) => ({ id }),
    access: 'member',
    result: true,
  }),
  defineScreen({
    name: 'consultations.console',
    path: addresses.console.path,
    title: 'Aujourd’hui',
    universe: 'advisors',
    frame: 'console',
    page: () => import('../console/console-page.tsx'),
    call: queue,
    input: () => ({}),
    access: can('consultations.advise'),
    noBottomNav: true,
  }),
  defineScreen({
    name: 'consultations.console-room',
    path: addresses.consoleRoom.path,
    title: 'En consultation',
    universe: 'advisors',
    frame: 'bare',
    page: () => import('./room-page.tsx'),
    call: room,
    input: ({ id }) => ({ id }),
    access: can('consultations.advise'),
    ...{ result: true, noBottomNav: true },
  }),
];
