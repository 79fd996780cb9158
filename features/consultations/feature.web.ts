import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'consultations',
  screens: () => import('./web/screens.ts'),
  places: () => [
    { shelf: 'member', order: 45, title: 'Mes questions écrites', screen: 'consultations.questions', icon: 'sheet' },
    { shelf: 'area', order: 25, title: 'Questions écrites', screen: 'consultations.questions', icon: 'sheet' },
    { shelf: 'area', order: 78, title: 'Mes limites', screen: 'consultations.limits', icon: 'clock' },
  ],
});
