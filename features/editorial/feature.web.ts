import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'editorial',
  screens: () => import('./web/screens.ts'),
  places: () => [
    { shelf: 'menu.general', order: 10, title: 'Général', screen: 'editorial.blog' },
    {
      shelf: 'menu.astrology.explore',
      order: 30,
      title: 'Avec la Lune',
      screen: 'editorial.category',
      params: { category: 'avec-la-lune' },
    },
    { shelf: 'foot.house', order: 30, title: 'Le journal', screen: 'editorial.blog' },
    {
      shelf: 'foot.rights',
      order: 10,
      title: 'Conditions générales',
      screen: 'editorial.page',
      params: { slug: 'conditions-generales' },
    },
    {
      shelf: 'foot.rights',
      order: 20,
      title: 'Mentions légales',
      screen: 'editorial.page',
      params: { slug: 'mentions-legales' },
    },
    {
      shelf: 'foot.rights',
      order: 30,
      title: 'Confidentialité',
      screen: 'editorial.page',
      params: { slug: 'confidentialite' },
    },
  ],
});
