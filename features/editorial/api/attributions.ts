import { placesAttribution } from '@solelune/places';

interface Attribution {
  readonly source: string;
  readonly url: string;
  readonly licence: string;
  readonly licenceUrl?: string;
  readonly sentence: string;
}

const OPEN_FONT = { licence: 'SIL Open Font License 1.1', licenceUrl: 'https://openfontlicense.org/' } as const;

/** What the licences of others ask to be said, and what honesty asks where they ask nothing. */
export const attributions: readonly Attribution[] = [
  ...placesAttribution,
  {
    source: 'IANA Time Zone Database',
    url: 'https://www.iana.org/time-zones',
    licence: 'Domaine public',
    sentence: 'Heures légales du monde, avec leur histoire d’avant 1970.',
  },
  {
    source: 'JPL DE431',
    url: 'https://ssd.jpl.nasa.gov/planets/eph_export.html',
    licence: 'Constantes publiées par la NASA',
    sentence: 'Constantes et état initial du Système solaire\u00a0: nous intégrons les orbites à partir d’elles.',
  },
  {
    source: 'ELP/MPP02',
    url: 'https://ui.adsabs.harvard.edu/abs/2003A%26A...404..735C',
    licence: 'Théorie publiée de J. Chapront et G. Francou',
    sentence: 'Mouvement de la Lune.',
  },
  {
    source: 'Cormorant',
    url: 'https://github.com/CatharsisFonts/Cormorant',
    ...OPEN_FONT,
    sentence: 'Caractère des titres, dessiné par Christian Thalmann.',
  },
  {
    source: 'Figtree',
    url: 'https://github.com/erikdkennedy/figtree',
    ...OPEN_FONT,
    sentence: 'Caractère de lecture, dessiné par Erik Kennedy.',
  },
];
