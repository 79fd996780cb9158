import { SIGN_SLUGS } from '@solelune/astrology/engine/signs';

/** The words by which the tradition sorts stones: a slug for addresses and data, a name for readers. */
export interface Word {
  readonly slug: string;
  readonly name: string;
}

const words = <const Slug extends string>(pairs: readonly (readonly [Slug, string])[]) =>
  pairs.map(([slug, name]) => ({ slug, name }));
const slugsOf = <Slug extends string>(list: readonly { slug: Slug }[]) => list.map(({ slug }) => slug);

/** Themes of a tradition, never promises. */
export const NEEDS = words([
  ['apaisement', 'Apaisement'],
  ['sommeil', 'Sommeil'],
  ['amour', 'Amour'],
  ['amour-de-soi', 'Estime de soi'],
  ['courage', 'Courage'],
  ['confiance', 'Confiance'],
  ['clarte', 'Clarté'],
  ['protection', 'Protection'],
  ['ancrage', 'Ancrage'],
  ['intuition', 'Intuition'],
  ['joie', 'Joie'],
  ['vitalite', 'Entrain'],
  ['harmonie', 'Harmonie'],
  ['communication', 'Parole'],
  ['verite', 'Vérité'],
  ['concentration', 'Attention'],
  ['creativite', 'Création'],
  ['meditation', 'Méditation'],
  ['pardon', 'Pardon'],
  ['prosperite', 'Prospérité'],
  ['transformation', 'Passages'],
  ['voyage', 'Voyage'],
]);

/** From the ground upwards, with the colours of the modern tradition. */
export const CHAKRAS = [
  { slug: 'racine', name: 'Racine', colour: '#c0342f' },
  { slug: 'sacre', name: 'Sacré', colour: '#e07b2e' },
  { slug: 'plexus', name: 'Plexus', colour: '#d9a51f' },
  { slug: 'coeur', name: 'Cœur', colour: '#3f9a62' },
  { slug: 'gorge', name: 'Gorge', colour: '#3f8fd0' },
  { slug: 'troisieme-oeil', name: 'Troisième œil', colour: '#4f55b8' },
  { slug: 'couronne', name: 'Couronne', colour: '#8a5fd0' },
] as const;

export const COLOURS = words([
  ['blanc', 'Blanc et incolore'],
  ['rose', 'Rose'],
  ['rouge', 'Rouge'],
  ['orange', 'Orange et brun'],
  ['jaune', 'Jaune et doré'],
  ['vert', 'Vert'],
  ['bleu', 'Bleu'],
  ['violet', 'Violet'],
  ['noir', 'Noir et gris'],
]);

/** The seven ways in which matter is ordered; none in a glass. */
export const SYSTEMS = {
  cubic: 'Cubique',
  hexagonal: 'Hexagonal',
  trigonal: 'Trigonal',
  orthorhombic: 'Orthorhombique',
  monoclinic: 'Monoclinique',
  triclinic: 'Triclinique',
  amorphous: 'Sans cristaux',
} as const;

export type NeedSlug = (typeof NEEDS)[number]['slug'];
export type ChakraSlug = (typeof CHAKRAS)[number]['slug'];
export type ColourSlug = (typeof COLOURS)[number]['slug'];

export const NEED_SLUGS = slugsOf(NEEDS);
export const CHAKRA_SLUGS = slugsOf(CHAKRAS);
export const COLOUR_SLUGS = slugsOf(COLOURS);
export { SIGN_SLUGS };

/** The table of 33 stones of the life path ends there. */
export const LAST_LIFE_PATH = 33;

export const STONE_SLUGS =
  'agate aigue-marine amazonite ambre amethyste angelite aventurine azurite calcedoine calcite celestine chrysocolle citrine cornaline cristal-de-roche emeraude fluorite grenat hematite howlite jade jaspe-rouge kunzite labradorite lapis-lazuli larimar malachite mokaite moldavite obsidienne oeil-de-tigre onyx opale peridot perle pierre-de-lune pyrite quartz-fume quartz-rose quartz-tourmaline rhodochrosite rhodonite rubis saphir selenite shungite sodalite topaze tourmaline-noire turquoise'.split(
    ' ',
  );
