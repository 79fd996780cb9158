import { defineWebFeature } from '@solelune/screen';
import { appointmentsScreens } from './web/screens.ts';

export default defineWebFeature({
  name: 'appointments',
  screens: appointmentsScreens,
  places: () => [
    { shelf: 'member', order: 40, title: 'Mes rendez-vous', screen: 'profile.appointments', icon: 'calendar' },
    { shelf: 'area', order: 20, title: 'Rendez-vous', screen: 'profile.appointments', icon: 'calendar' },
  ],
});
