import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'payments',
  screens: () => import('./web/screens.ts'),
  places: () => [
    { shelf: 'member', order: 55, title: 'Mes Soleils', screen: 'payments.suns', icon: 'sun' },
    { shelf: 'area', order: 65, title: 'Soleils', screen: 'payments.suns', icon: 'sun' },
    { shelf: 'area', order: 75, title: 'Achats et reçus', screen: 'payments.purchases', icon: 'sheet' },
    { shelf: 'foot.rights', order: 60, title: 'Renoncer au contrat ici', screen: 'payments.withdrawal' },
  ],
});
