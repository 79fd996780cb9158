import type { Params, Universe } from '@solelune/screen';

/** A place the menu leads to. An internal one is a named screen; an external one is a path of the site, reached by a full page load. */
export type MenuItem = {
  title: string;
  badge?: { color: 'gold'; content: string };
} & ({ internal: true; component: string; params?: Params } | { internal: false; link: string });

/** A row of items: a column on large screens. */
export interface MenuColumn {
  title: string;
  icon:
    | 'read'
    | 'compute'
    | 'explore'
    | 'draw'
    | 'oracle'
    | 'person'
    | 'name'
    | 'date'
    | 'whole'
    | 'know'
    | 'find'
    | 'call';
  items: readonly MenuItem[];
}

/** A top-level entry: a group that opens, or a single place. */
export type MenuEntry = { title: string; icon: Universe } & (
  | { children: readonly MenuColumn[]; picture: string; pictureText: string }
  | { item: MenuItem }
);

const screen = (title: string, component: string, params?: Params): MenuItem => ({
  title,
  internal: true,
  component,
  ...(params ? { params } : {}),
});
const page = (title: string, link: string): MenuItem => ({ title, internal: false, link });

/** The main menu (product document, section 2), exactly: which places, in which group, inside the application or outside. */
export const menuEntries = (yearlyHoroscopeYear: number): readonly MenuEntry[] => [
  { title: 'Général', icon: 'general', item: screen('Général', 'editorial.blog') },
  {
    title: 'Astrologie',
    icon: 'astrology',
    picture: 'astrology',
    pictureText: 'Le ciel, calculé à la minute près',
    children: [
      {
        title: 'Lire',
        icon: 'read',
        items: [
          page('Tous les horoscopes', '/astrologie-et-horoscope'),
          page('Horoscope du jour', '/horoscope/horoscope-du-jour'),
          page('Horoscope de demain', '/horoscope/horoscope-de-demain'),
          page('Horoscope personnalisé', '/horoscope/horoscope-personnalise'),
          screen(`Horoscope ${yearlyHoroscopeYear}`, 'horoscopes.yearly', { year: String(yearlyHoroscopeYear) }),
          page('Compatibilité amoureuse', '/astrologie/compatibilite-amoureuse'),
          {
            ...page('La Promesse céleste', '/landing-promesse-celeste'),
            badge: { color: 'gold', content: 'Nouveau' },
          },
        ],
      },
      {
        title: 'Calculer',
        icon: 'compute',
        items: [
          screen('Compatibilité des signes', 'astrology.compatibility'),
          screen('Compatibilité lunaire', 'astrology.moon-compatibility'),
          screen('Ascendant', 'astrology.ascendant'),
          screen('Descendant', 'astrology.descendant'),
          screen('Signe lunaire', 'astrology.moon-sign'),
          screen('Thème astral', 'astrology.natal-chart'),
        ],
      },
      {
        title: 'Explorer',
        icon: 'explore',
        items: [
          screen('Les douze signes', 'astrology.signs'),
          screen('Le signe de l’enfant', 'astrology.child-signs'),
          screen('Avec la Lune', 'editorial.category', { category: 'avec-la-lune' }),
          screen('Carte du ciel', 'astrology.sky-map'),
          screen('Révolution solaire', 'astrology.solar-revolution'),
          page('Thémoscope de l’année', '/horoscope/themoscope-de-l-annee'),
        ],
      },
    ],
  },
  {
    title: 'Tarot',
    icon: 'tarot',
    picture: 'tarot',
    pictureText: 'Posez votre question, retournez les lames',
    children: [
      {
        title: 'Tirer',
        icon: 'draw',
        items: [
          page('Tous les tirages', '/tarot'),
          page('Tarot et voyance', '/tirage-tarot-voyance'),
          page('Tarot de l’amour', '/tirage-tarot-amour'),
        ],
      },
      {
        title: 'Demander',
        icon: 'person',
        items: [
          page('Tarot du célibataire', '/tirage-tarot-celibataire'),
          page('Réponse oui ou non', '/tirage-tarot-oui-non'),
        ],
      },
      {
        title: 'Consulter les oracles',
        icon: 'oracle',
        items: [
          page('Oracle de Belline', '/oracle-de-belline'),
          page('Oracle des anges', '/oracle-des-anges'),
          page('Tirage personnalisé', '/tirage-personnalise'),
        ],
      },
    ],
  },
  {
    title: 'Numérologie',
    icon: 'numerology',
    picture: 'numerology',
    pictureText: 'Vos noms et vos dates, mis en nombres',
    children: [
      {
        title: 'Votre nom',
        icon: 'name',
        items: [
          page('Toute la numérologie', '/numerologie'),
          screen('Nombre d’expression', 'numerology.expression'),
          screen('Vie affective', 'numerology.affective'),
        ],
      },
      {
        title: 'Votre naissance',
        icon: 'date',
        items: [
          screen('Chemin de vie', 'numerology.lifepath'),
          screen('Prénoms compatibles', 'numerology.compatibility'),
        ],
      },
      {
        title: 'Vos signes du quotidien',
        icon: 'whole',
        items: [
          screen('Numérologie universelle', 'numerology.universal'),
          screen('Heures miroirs', 'mirror-hours.home'),
        ],
      },
    ],
  },
  {
    title: 'Angéologie',
    icon: 'angels',
    picture: 'angels',
    pictureText: 'Soixante-douze anges, un sceau pour chacun',
    children: [
      {
        title: 'Connaître',
        icon: 'know',
        items: [
          screen('Toute l’angéologie', 'angels.home'),
          screen('Les 72 anges', 'angels.list'),
          screen('Calendrier des régences', 'angels.regency'),
        ],
      },
      {
        title: 'Trouver le vôtre',
        icon: 'find',
        items: [
          screen('Ange gardien de naissance', 'angels.birth'),
          screen('Rituel d’invocation', 'angels.ritual'),
          screen('Test de l’ange personnel', 'angels.test'),
        ],
      },
      {
        title: 'Recevoir un signe',
        icon: 'call',
        items: [screen('Heures miroirs', 'mirror-hours.home'), page('Oracle des anges', '/oracle-des-anges')],
      },
    ],
  },
  { title: 'Consultations', icon: 'advisors', item: page('Consultations', '/equipe') },
];

/** The group that a universe's pages belong to; mirror hours are kept with the angels. */
export const groupOf = (entries: readonly MenuEntry[], universe: Universe): string | null =>
  entries.find(({ icon }) => icon === (universe === 'mirror' ? 'angels' : universe))?.title ?? null;
