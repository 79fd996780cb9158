import { defineWebFeature } from '@solelune/screen';

const shelf = 'administration';

export default defineWebFeature({
  name: 'administration',
  screens: () => import('./web/screens.ts'),
  places: () => [
    {
      ...{ shelf, order: 10, title: 'Vue d’ensemble', icon: 'sun' },
      ...{ screen: 'administration.overview', can: 'administration.see' },
    },
    {
      ...{ shelf, order: 20, title: 'Membres', icon: 'people' },
      ...{ screen: 'administration.members', can: 'administration.members' },
    },
    {
      ...{ shelf, order: 30, title: 'Grand livre', icon: 'sheet' },
      ...{ screen: 'administration.ledger', can: 'administration.ledger' },
    },
    {
      ...{ shelf, order: 40, title: 'Journal', icon: 'lock' },
      ...{ screen: 'administration.audit', can: 'administration.audit' },
    },
  ],
});
