/** What a saved result can be. A kind is also a category of the list; its slug stands in the address. Free of any library: the browser reads it too. */
export const ACTIVITY_KINDS = [
  'natal-chart',
  'solar-revolution',
  'horoscope',
  'sign',
  'angel',
  'numerology',
  'draw',
  'consultation',
  'book',
  'email',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

interface KindWords {
  slug: string;
  /** One of them, and all of them. */
  singular: string;
  plural: string;
  universe: 'astrology' | 'angels' | 'numerology' | 'tarot' | 'general';
}

export const KIND_WORDS: Record<ActivityKind, KindWords> = {
  'natal-chart': { slug: 'themes', singular: 'Thème astral', plural: 'Thèmes astraux', universe: 'astrology' },
  'solar-revolution': {
    slug: 'revolutions',
    singular: 'Révolution solaire',
    plural: 'Révolutions solaires',
    universe: 'astrology',
  },
  /** The passages of a month, the thémoscope of a year. */
  horoscope: { slug: 'horoscopes', singular: 'Horoscope', plural: 'Horoscopes', universe: 'astrology' },
  /** Ascendant, descendant, Moon sign, the meeting of two signs. */
  sign: { slug: 'signes', singular: 'Signe', plural: 'Signes et rencontres', universe: 'astrology' },
  angel: { slug: 'anges', singular: 'Ange gardien', plural: 'Anges', universe: 'angels' },
  numerology: { slug: 'numerologie', singular: 'Numérologie', plural: 'Numérologie', universe: 'numerology' },
  draw: { slug: 'tirages', singular: 'Tirage', plural: 'Tirages', universe: 'tarot' },
  /** Talked over: its receipt, line by line. */
  consultation: { slug: 'consultations', singular: 'Consultation', plural: 'Consultations', universe: 'general' },
  /** A book that was made: it opens from there. */
  book: { slug: 'livres', singular: 'Livre', plural: 'Livres', universe: 'astrology' },
  email: { slug: 'emails', singular: 'E-mail', plural: 'E-mails', universe: 'general' },
};

export const CATEGORY_SLUGS = ACTIVITY_KINDS.map((kind) => KIND_WORDS[kind].slug);

export const kindOfSlug = (slug: string | undefined): ActivityKind | undefined =>
  ACTIVITY_KINDS.find((kind) => KIND_WORDS[kind].slug === slug);
