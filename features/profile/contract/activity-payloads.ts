import { z } from 'zod';
import { type ActivityKind, KIND_WORDS } from '../activity-kinds.ts';

const words = (max: number) => z.string().trim().min(1).max(max);

/** A path that leads where it says: browsers read dots (encoded ones too) as a way up, backslashes as slashes, and drop line ends. */
const isPlainPath = (address: string) =>
  URL.parse(address, 'https://site.invalid')?.href === `https://site.invalid${address}` && !/[?#]/.test(address);

/** A page of this site, by the part of it that the kind lives in: never a way out, never another member's page. */
const addressUnder = (prefixes: readonly string[]) =>
  z
    .string()
    .max(2400)
    .refine(
      (address) =>
        prefixes.some((prefix) => address.startsWith(`${prefix}/`)) && !address.includes('//') && isPlainPath(address),
      'Cette adresse n’est pas celle d’un résultat',
    );

/** A result whose address says everything: opening it again computes it again, from the same figures. */
const atAddress = (...prefixes: string[]) =>
  z.object({ address: addressUnder(prefixes), summary: words(200).optional() });

const drawnCard = z.object({
  key: words(60),
  name: words(80),
  position: words(80),
  reversed: z.boolean().default(false),
  reading: words(4000).optional(),
});

/**
 * What each kind keeps, by version. A schema is never changed once it has kept something: a new version is added after it, and the old rows
 * open with the one they were written with.
 */
export const PAYLOADS = {
  'natal-chart': { 1: atAddress('/astrologie/theme-astral-gratuit/resultat') },
  'solar-revolution': { 1: atAddress('/astrologie/revolution-solaire/resultat') },
  horoscope: { 1: atAddress('/horoscope-personnalise/resultat', '/horoscope/themoscope-de-l-annee/resultat') },
  sign: { 1: atAddress('/astrologie') },
  angel: { 1: atAddress('/angeologie') },
  numerology: { 1: atAddress('/numerologie') },
  /** Cards and readings as they were drawn and read: texts may change later, this draw does not. */
  draw: {
    1: z.object({
      spread: words(80),
      question: words(300).optional(),
      cards: z.array(drawnCard).min(1).max(13),
      conclusion: words(6000).optional(),
    }),
  },
  consultation: { 1: atAddress('/consultation') },
  book: { 1: atAddress('/profil/livres') },
  email: { 1: z.object({ subject: words(300), text: z.string().max(40_000), sent_at: z.iso.datetime() }) },
} as const satisfies Record<ActivityKind, Record<number, z.ZodType>>;

export const LATEST_VERSION = 1;

/** What a member's browser may save; e-mails, consultations and books are only written by the site. */
type SavableKind = Exclude<ActivityKind, 'email' | 'consultation' | 'book'>;
export const SAVABLE_KINDS = (Object.keys(KIND_WORDS) as ActivityKind[]).filter(
  (kind) => kind !== 'email' && kind !== 'consultation' && kind !== 'book',
) as [SavableKind, ...SavableKind[]];

export type PayloadGiven<K extends ActivityKind> = z.input<(typeof PAYLOADS)[K][1]>;
