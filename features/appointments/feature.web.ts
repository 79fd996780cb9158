import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'appointments',
  screens: () => import('./web/screens.ts'),
  places: () => [
    { shelf: 'member', order: 40, title: 'Mes rendez-vous', screen: 'profile.appointments', icon: 'calendar' },
    { shelf: 'area', order: 20, title: 'Rendez-vous', screen: 'profile.appointments', icon: 'calendar' },
  ],
});
