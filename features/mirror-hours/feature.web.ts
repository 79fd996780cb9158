import { defineWebFeature } from '@solelune/screen';
import { mergeNoted } from './web/device/merge-noted.ts';
import { mirrorHoursScreens } from './web/screens.ts';

export default defineWebFeature({
  name: 'mirror-hours',
  screens: mirrorHoursScreens,
  places: () => [
    { shelf: 'menu.numerology.daily', order: 20, title: 'Heures miroirs', screen: 'mirror-hours.home' },
    { shelf: 'menu.angels.receive', order: 10, title: 'Heures miroirs', screen: 'mirror-hours.home' },
    { shelf: 'member', order: 50, title: 'Mon heure miroir', screen: 'mirror-hours.journal', icon: 'clock' },
    { shelf: 'area', order: 40, title: 'Heures miroirs', screen: 'mirror-hours.journal', icon: 'clock' },
  ],
  onMember: mergeNoted,
});
