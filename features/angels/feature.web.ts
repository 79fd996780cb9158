import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'angels',
  screens: () => import('./web/screens.ts'),
  places: () => [
    { shelf: 'tiles', order: 50, title: 'Anges', screen: 'angels.home', icon: 'angels' },
    { shelf: 'menu.angels.know', order: 10, title: 'Toute l’angéologie', screen: 'angels.home' },
    { shelf: 'menu.angels.know', order: 20, title: 'Les 72 anges', screen: 'angels.list' },
    { shelf: 'menu.angels.know', order: 30, title: 'Calendrier des régences', screen: 'angels.regency' },
    { shelf: 'menu.angels.find', order: 10, title: 'Ange gardien de naissance', screen: 'angels.birth' },
    { shelf: 'menu.angels.find', order: 20, title: 'Rituel d’invocation', screen: 'angels.ritual' },
    { shelf: 'menu.angels.find', order: 30, title: 'Test de l’ange personnel', screen: 'angels.test' },
    { shelf: 'foot.explore', order: 50, title: 'Les 72 anges', screen: 'angels.list' },
  ],
});
