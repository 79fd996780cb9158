/** The sections of the journal, in the order of its head. */
export const CATEGORIES = [
  { slug: 'avec-la-lune', name: 'Avec la Lune' },
  { slug: 'astrologie-pratique', name: 'Astrologie pratique' },
  { slug: 'tarot-et-oracles', name: 'Tarot et oracles' },
  { slug: 'nombres-et-anges', name: 'Nombres et anges' },
  { slug: 'pierres-et-rituels', name: 'Pierres et rituels' },
  { slug: 'coulisses', name: 'Coulisses' },
] as const;

export type CategorySlug = (typeof CATEGORIES)[number]['slug'];
export const CATEGORY_SLUGS = CATEGORIES.map(({ slug }) => slug);

export const isCategory = (slug: string): slug is CategorySlug => (CATEGORY_SLUGS as readonly string[]).includes(slug);

export const nameOfCategory = (slug: string): string => CATEGORIES.find((one) => one.slug === slug)?.name ?? slug;

/** Who of the house writes: a role, never an invented person. */
export const AUTHOR_ROLES = {
  astrologer: 'l’atelier d’astrologie',
  'tarot-reader': 'l’atelier de tarot',
  numerologist: 'l’atelier de numérologie',
  lithotherapist: 'l’atelier des pierres',
  editor: 'la rédaction',
} as const;
export type AuthorRole = keyof typeof AUTHOR_ROLES;
