import type { Universe } from '@solelune/screen';

export interface UniverseCard {
  universe: Universe;
  name: string;
  path: string;
  promise: string;
  links: readonly (readonly [words: string, path: string])[];
}

export const ASTROLOGY_CARD: UniverseCard = {
  universe: 'astrology',
  name: 'Astrologie',
  path: '/astrologie-et-horoscope',
  promise: 'Votre carte du ciel tracée à la minute près, puis racontée maison par maison.',
  links: [
    ['Thème astral gratuit', '/astrologie/theme-astral-gratuit'],
    ['Calcul de l’ascendant', '/astrologie/calcul-ascendant'],
    ['Signe lunaire', '/astrologie/calcul-signe-lunaire'],
    ['Révolution solaire', '/astrologie/revolution-solaire'],
    ['Compatibilité des signes', '/astrologie/compatibilite-signes-astro'],
  ],
};

export const TAROT_CARD: UniverseCard = {
  universe: 'tarot',
  name: 'Tarot',
  path: '/tarot',
  promise: 'Posez votre question, puis retournez les lames vous-même.',
  links: [
    ['Tirage de l’amour', '/tirage-tarot-amour'],
    ['Réponse oui ou non', '/tirage-tarot-oui-non'],
    ['Oracle de Belline', '/oracle-de-belline'],
  ],
};

export const NUMEROLOGY_CARD: UniverseCard = {
  universe: 'numerology',
  name: 'Numérologie',
  path: '/numerologie',
  promise: 'Les lettres de votre nom ont un compte à vous rendre.',
  links: [
    ['Chemin de vie', '/numerologie/chemin-de-vie'],
    ['Nombre d’expression', '/numerologie/expression'],
    ['Compatibilité des prénoms', '/numerologie/compatibilite-prenom'],
  ],
};

export const ANGELS_CARD: UniverseCard = {
  universe: 'angels',
  name: 'Angéologie',
  path: '/angeologie',
  promise: 'Soixante-douze anges, un sceau pour chacun.',
  links: [
    ['Mon ange gardien', '/angeologie/calcul-ange-gardien-naissance'],
    ['Calendrier des régences', '/angeologie/calendrier-regence-anges'],
    ['Rituel d’invocation', '/angeologie/rituel-personnalise'],
  ],
};

export const MIRROR_CARD: UniverseCard = {
  universe: 'mirror',
  name: 'Heures miroirs',
  path: '/heure-miroir',
  promise: 'Vous l’avez vue deux fois\u00A0: notez-la, suivez-la.',
  links: [
    ['22h22, la signification', '/heure-miroir/22h22'],
    ['Toutes les heures', '/heure-miroir'],
    ['Test de synchronicité', '/angeologie/test-synchronicite'],
  ],
};
