import { defineWebFeature } from '@solelune/screen';

const shelf = 'console';

export default defineWebFeature({
  name: 'console',
  screens: () => import('./web/screens.ts'),
  places: () => [
    {
      shelf,
      order: 10,
      title: 'Aujourd’hui',
      icon: 'sun',
      screen: 'consultations.console',
      can: 'consultations.advise',
    },
    { shelf, order: 30, title: 'Agenda', icon: 'calendar', screen: 'console.agenda', can: 'appointments.advise' },
    { shelf, order: 40, title: 'Revenus', icon: 'sheet', screen: 'console.earnings', can: 'console.see' },
  ],
});
