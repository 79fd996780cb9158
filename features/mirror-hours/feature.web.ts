import { defineWebFeature } from '@solelune/screen';
import { mergeNoted } from './web/device/merge-noted.ts';

export default defineWebFeature({
  name: 'mirror-hours',
  screens: () => import('./web/screens.ts'),
  places: () => [
    { shelf: 'menu.numerology.daily', order: 20, title: 'Heures miroirs', screen: 'mirror-hours.home' },
    { shelf: 'menu.angels.receive', order: 10, title: 'Heures miroirs', screen: 'mirror-hours.home' },
    { shelf: 'member', order: 50, title: 'Mon heure miroir', screen: 'mirror-hours.journal', icon: 'clock' },
    { shelf: 'area', order: 40, title: 'Heures miroirs', screen: 'mirror-hours.journal', icon: 'clock' },
  ],
  onMember: mergeNoted,
});
