import { defineWebFeature } from '@solelune/screen';

export default defineWebFeature({
  name: 'tarot',
  screens: () => import('./web/screens.ts'),
  places: () => [
    { shelf: 'tiles', order: 30, title: 'Tarot', screen: 'tarot.index', icon: 'tarot' },
    { shelf: 'menu.tarot.draw', order: 10, title: 'Tous les tirages', link: '/tarot' },
    { shelf: 'menu.tarot.draw', order: 20, title: 'Tarot et voyance', link: '/tirage-tarot-voyance' },
    { shelf: 'menu.tarot.draw', order: 30, title: 'Tarot de l’amour', link: '/tirage-tarot-amour' },
    { shelf: 'menu.tarot.ask', order: 10, title: 'Tarot du célibataire', link: '/tirage-tarot-celibataire' },
    { shelf: 'menu.tarot.ask', order: 20, title: 'Réponse oui ou non', link: '/tirage-tarot-oui-non' },
    { shelf: 'menu.tarot.oracles', order: 10, title: 'Oracle de Belline', link: '/oracle-de-belline' },
    { shelf: 'menu.tarot.oracles', order: 20, title: 'Oracle des anges', link: '/oracle-des-anges' },
    { shelf: 'menu.tarot.oracles', order: 30, title: 'Tirage personnalisé', link: '/tirage-personnalise' },
    { shelf: 'menu.angels.receive', order: 20, title: 'Oracle des anges', link: '/oracle-des-anges' },
    { shelf: 'foot.explore', order: 30, title: 'Tirages de tarot', link: '/tarot' },
  ],
});
