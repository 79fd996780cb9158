/** What staff writes of a text, as typed; lists are words between commas, sources are lines. */
export const TEXT_KINDS = ['article', 'page'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** In characters, at most. A text of the files has the same limits. */
export const TEXT_LENGTHS = {
  title: 60,
  description: 160,
  eyebrow: 40,
  heading: 40,
  cover: 200,
  subjects: 400,
  sources: 6000,
  body: 60_000,
} as const;
export const SHORTEST_DESCRIPTION = 110;

export const FIELDS_OF = {
  article: ['title', 'description', 'role', 'cover', 'signs', 'angels', 'cards', 'stones', 'related', 'sources'],
  page: ['title', 'description', 'eyebrow', 'heading', 'numbered'],
} as const satisfies Record<TextKind, readonly string[]>;

/** « L’année de la Lune » as `l-annee-de-la-lune`: an address, or the key of a section. */
export const slugFrom = (words: string): string =>
  words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Sections have keys, which addresses and links name; one that was written without gets its own from its title. */
export const withSectionKeys = (body: string): string =>
  body.replaceAll(/^##[ \t]+(.*\S)[ \t]*$/gm, (line, title: string) => {
    if (/\{#[^}]*\}$/.test(title)) return line;
    const key = slugFrom(title).replace(/^\d+-*/, '') || 'section';
    return `## ${title} {#${key.slice(0, 60)}}`;
  });
