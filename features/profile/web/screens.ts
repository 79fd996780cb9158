import { defineScreen, type Screen } from '@solelune/screen';
import { CATEGORY_SLUGS, kindOfSlug } from '../activity-kinds.ts';
import {
  activityDraw,
  activityEmail,
  activityIndex,
  contactDetail,
  photosGet,
  profileData,
  publicProfile,
} from '../contract.ts';
import { ACTIVITIES_AS_CONFIGURED } from '../limits.ts';
import { publicPageTag } from '../public-page-tag.ts';

const mine = { universe: 'general', frame: 'member', access: 'member' } as const;

export const screens: Screen[] = [
  defineScreen({
    name: 'profile.member',
    path: '/membre/{slug}',
    title: 'Profil de :slug',
    universe: 'general',
    page: () => import('./public/member-page.tsx'),
    call: publicProfile,
    input: ({ slug }) => ({ slug }),
    noindex: true,
    private: true,
    tags: ({ slug }) => [publicPageTag(slug)],
    // The longest that a process which could not hear of it shows what its member took back.
    freshForSeconds: 60,
  }),
  defineScreen({
    name: 'profile.kept-here',
    path: '/sur-cet-appareil',
    title: 'Gardé sur cet appareil',
    universe: 'general',
    page: () => import('./device/kept-page.tsx'),
    noindex: true,
  }),
  defineScreen({
    ...mine,
    name: 'profile.mine',
    path: '/profil/mon-profil',
    title: 'Mon profil',
    page: () => import('./mine/mine-page.tsx'),
    call: profileData,
  }),
  defineScreen({
    ...mine,
    name: 'profile.my-data',
    path: '/profil/mes-donnees',
    title: 'Mes données',
    page: () => import('./data/data-page.tsx'),
  }),
  defineScreen({
    ...mine,
    name: 'profile.photos',
    path: '/profil/photos',
    title: 'Mes photos',
    page: () => import('./photos/photos-page.tsx'),
    call: photosGet,
  }),
  defineScreen({
    ...mine,
    name: 'profile.activities',
    path: '/profil/activites/{category?}',
    title: 'Mes activités',
    where: { category: CATEGORY_SLUGS },
    page: () => import('./activities/activities-page.tsx'),
    call: activityIndex,
    input: ({ category }) => ({
      offset: '0',
      perPage: String(ACTIVITIES_AS_CONFIGURED),
      category: kindOfSlug(category) ?? 'all',
    }),
  }),
  defineScreen({
    ...mine,
    name: 'profile.activity-email',
    path: '/profil/activites/email/{id}',
    title: 'Mon e-mail',
    page: () => import('./activities/email-page.tsx'),
    call: activityEmail,
    input: ({ id }) => ({ id }),
  }),
  defineScreen({
    ...mine,
    name: 'profile.activity-draw',
    path: '/profil/activites/tirage/{id}',
    title: 'Mon tirage',
    page: () => import('./activities/draw-page.tsx'),
    call: activityDraw,
    input: ({ id }) => ({ id }),
  }),
  defineScreen({
    ...mine,
    name: 'profile.contacts',
    path: '/profil/contacts',
    title: 'Mes proches',
    page: () => import('./contacts/contacts-page.tsx'),
    call: profileData,
  }),
  defineScreen({
    ...mine,
    name: 'profile.contact-detail',
    path: '/profil/contacts/detail/{contactId}',
    title: 'Un proche',
    page: () => import('./contacts/contact-page.tsx'),
    call: contactDetail,
    input: ({ contactId }) => ({ contactId }),
  }),
  defineScreen({
    ...mine,
    name: 'profile.contact-edit',
    path: '/profil/contacts/modifier/{contactId?}',
    title: 'Modifier un proche',
    page: () => import('./contacts/contact-edit-page.tsx'),
    // With an id, the person is among the contacts of this answer; without one, they are still to be added.
    call: profileData,
  }),
];
