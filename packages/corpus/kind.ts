import { z } from 'zod';

/** What the second edition of the guide limits, in a family of texts: how they close, open, vary, and what they may not assert. */
export const MOULD_LIMITS = [
  'closing-orders',
  'scenes',
  'spread',
  'late-meaning',
  'invented-past',
  'insinuation',
  'promise',
  'age',
] as const;
export type MouldLimit = (typeof MOULD_LIMITS)[number];
/** The same for texts that count in years (how long a planet stays, when a book was printed): those are nobody's age. */
export const DATED_LIMITS: readonly MouldLimit[] = MOULD_LIMITS.filter((limit) => limit !== 'age');

/**
 * What a feature says about one kind of text: where its files lie, which fields they carry beside title and
 * description, which sections they must have.
 */
export interface Kind<Fields extends z.ZodRawShape = z.ZodRawShape, Key extends string = string> {
  /** Unique in the whole corpus, `feature.kind`. */
  readonly name: string;
  /** Folder under `content/`, without slashes at either end. */
  readonly folder: string;
  /**
   * The files of the kind, as paths under the folder without `.md`. A list is a closed set (a missing file is reported
   * by the check), an expression is an open one.
   */
  readonly slugs: readonly string[] | RegExp;
  readonly frontMatter: z.ZodObject<Fields>;
  /** The keys in their order; `free` for pages of prose, each of which has the sections that it needs, one at least. */
  readonly sections: readonly Key[] | 'free';
  /** Fewest words of lead and sections together. */
  readonly minWords: number;
  /** Fields of the front matter that hold keys for the engine, not words: spelling and style do not read them. */
  readonly codes?: readonly string[];
  /** A piece that pages join with others: it has no address of its own, hence no description. */
  readonly fragment?: true;
  /** Says what is wrong with a figure's line (`moon 2026-12-23`), or nothing. Kinds without it have no figures. */
  readonly figures?: (line: string) => string | undefined;
  /** Which limits of the mould these texts keep; the others are measured and printed. */
  readonly mould?: readonly MouldLimit[];
}

export type AnyKind = Kind<z.ZodRawShape, string>;
export type FrontMatterOf<K> = K extends Kind<infer Fields, string> ? z.infer<z.ZodObject<Fields>> : never;
export type SectionKeyOf<K> = K extends Kind<z.ZodRawShape, infer Key> ? Key : never;

/** What can stand in a heading and in the fragment of an address. */
export const isSectionKey = (key: string): boolean => /^[a-z][a-z0-9-]*$/.test(key);

export function defineKind<Fields extends z.ZodRawShape, const Key extends string>(
  kind: Kind<Fields, Key>,
): Kind<Fields, Key> {
  if (kind.sections === 'free') return kind;
  const badKey = kind.sections.find((key) => !isSectionKey(key));
  if (badKey !== undefined) throw new Error(`kind ${kind.name}: section key "${badKey}" must be lower-case ASCII`);
  if (new Set(kind.sections).size !== kind.sections.length)
    throw new Error(`kind ${kind.name}: a section key is repeated`);
  return kind;
}

/** The slug of a file of this kind, or undefined when the file is of another kind. */
export function slugOf(kind: AnyKind, file: string): string | undefined {
  const start = `${kind.folder}/`;
  if (!file.startsWith(start) || !file.endsWith('.md')) return undefined;
  const slug = file.slice(start.length, -'.md'.length);
  const belongs = kind.slugs instanceof RegExp ? kind.slugs.test(slug) : kind.slugs.includes(slug);
  return belongs ? slug : undefined;
}

/** Asked of every text with an address of its own: search engines and cards print them. */
const title = z.string().min(1).max(60);
const description = z.string().min(110).max(160);

/** Unknown fields are refused: a misspelt optional field would otherwise vanish in silence. */
export function wholeFrontMatter(kind: AnyKind) {
  return z.strictObject({ title, ...(kind.fragment ? {} : { description }), ...kind.frontMatter.shape });
}
