import { defineWebFeature } from '@solelune/screen';
import { mergeAtLogin } from './web/device/merge-at-login.ts';

export default defineWebFeature({
  name: 'profile',
  screens: () => import('./web/screens.ts'),
  places: () => [
    { shelf: 'member', order: 10, title: 'Mon profil', screen: 'profile.mine', icon: 'person' },
    { shelf: 'member', order: 20, title: 'Mes activités', screen: 'profile.activities', icon: 'bookmark' },
    { shelf: 'member', order: 30, title: 'Mes proches', screen: 'profile.contacts', icon: 'people' },
    { shelf: 'area', order: 10, title: 'Mon profil', screen: 'profile.mine', icon: 'person' },
    { shelf: 'area', order: 30, title: 'Activités', screen: 'profile.activities', icon: 'bookmark' },
    { shelf: 'area', order: 50, title: 'Proches', screen: 'profile.contacts', icon: 'people' },
    { shelf: 'area', order: 60, title: 'Photos', screen: 'profile.photos', icon: 'photo' },
    { shelf: 'area', order: 80, title: 'Mes données', screen: 'profile.my-data', icon: 'lock' },
    { shelf: 'foot.rights', order: 50, title: 'Gardé sur cet appareil', screen: 'profile.kept-here' },
  ],
  onMember: mergeAtLogin,
});
