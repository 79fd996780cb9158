import { defineWebFeature } from '@solelune/screen';
import { profileScreens } from './web/screens.ts';

export default defineWebFeature({
  name: 'profile',
  screens: profileScreens,
  places: () => [
    { shelf: 'member', order: 10, title: 'Mon profil', screen: 'profile.mine', icon: 'person' },
    { shelf: 'member', order: 20, title: 'Mes activités', screen: 'profile.activities', icon: 'bookmark' },
    { shelf: 'member', order: 30, title: 'Mes proches', screen: 'profile.contacts', icon: 'people' },
  ],
});
