import type { AnyKind, FrontMatterOf, SectionKeyOf } from './kind.ts';
import { plainText, renderHtml, wordsOf } from './markdown.ts';
import type { SourceText } from './text.ts';

export interface TextSummary<K = AnyKind> {
  readonly slug: string;
  /** Path under `content/`, for messages and for finding the file of a page. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly frontMatter: FrontMatterOf<K>;
}

export interface TextSection<Key extends string = string> {
  readonly key: Key;
  readonly title: string;
  readonly html: string;
  readonly text: string;
}

export interface Text<K = AnyKind> extends TextSummary<K> {
  /** HTML of the paragraphs before the first heading, empty when there are none. */
  readonly lead: string;
  /** In the order of the kind, or of the file where the kind leaves them free. */
  readonly sections: readonly TextSection<SectionKeyOf<K>>[];
  /** Words of lead and sections, headings not counted. */
  readonly words: number;
}

export interface Corpus {
  get<K extends AnyKind>(kind: K, slug: string): Text<K> | undefined;
  /** The same for who reads every text there is, once: what is rendered for it is not kept. */
  glance<K extends AnyKind>(kind: K, slug: string): Text<K> | undefined;
  list<K extends AnyKind>(kind: K): readonly TextSummary<K>[];
}

/** The texts of a running server: some may be written anew while it runs, and stand in for those of the files. */
export interface LiveCorpus extends Corpus {
  /** As the file has it, whatever stands in for it. */
  sourceOf(kind: AnyKind, slug: string): SourceText | undefined;
  /** The slugs that files have. */
  slugsOf(kind: AnyKind): readonly string[];
  /** Texts of one kind that stand in for those of files, by slug; null takes a text away. They take the place of those laid before. */
  lay(kind: AnyKind, texts: ReadonlyMap<string, SourceText | null>): void;
  /** Told of each text that is another one than before, once all of them are. */
  watch(listener: (kind: AnyKind, slug: string) => void): void;
}

/** A text as a file holds it: its kind by name. */
export type StoredText = Omit<SourceText, 'kind'> & { readonly kind: string };

export function textsFrom(stored: readonly StoredText[], kinds: readonly AnyKind[]): SourceText[] {
  const kindOf = new Map(kinds.map((kind) => [kind.name, kind]));
  return stored.flatMap(({ kind: name, ...text }) => {
    const kind = kindOf.get(name);
    return kind ? [{ ...text, kind }] : [];
  });
}

/** Renders a text the first time it is asked for, then keeps it. */
export function openCorpus(texts: readonly SourceText[], kinds: readonly AnyKind[]): LiveCorpus {
  const files = new Map(kinds.map(({ name }) => [name, new Map<string, SourceText>()]));
  for (const text of texts) files.get(text.kind.name)?.set(text.slug, text);
  const laid = new Map<string, ReadonlyMap<string, SourceText | null>>();
  const shelves = new Map<string, ReadonlyMap<string, SourceText>>(files);
  const listeners: ((kind: AnyKind, slug: string) => void)[] = [];
  const rendered = new WeakMap<SourceText, Text>();

  const among = <T>(all: ReadonlyMap<string, T>, { name }: AnyKind): T => {
    const found = all.get(name);
    if (found === undefined) throw new Error(`kind ${name} was not given when the corpus was opened`);
    return found;
  };
  const find = (kind: AnyKind, slug: string, { keep }: { keep: boolean }): unknown => {
    const source = among(shelves, kind).get(slug);
    if (source === undefined) return undefined;
    const text = rendered.get(source) ?? renderText(source);
    if (keep) rendered.set(source, text);
    return text;
  };
  // The schema of the kind has checked fields and keys, which is what lets their types be asserted here.
  return {
    get: <K extends AnyKind>(kind: K, slug: string) => find(kind, slug, { keep: true }) as Text<K> | undefined,
    glance: <K extends AnyKind>(kind: K, slug: string) => find(kind, slug, { keep: false }) as Text<K> | undefined,
    list: <K extends AnyKind>(kind: K) =>
      [...among(shelves, kind).values()].map(summarise) as unknown as TextSummary<K>[],
    sourceOf: (kind, slug) => among(files, kind).get(slug),
    slugsOf: (kind) => [...among(files, kind).keys()],
    lay: (kind, over) => {
      const before = laid.get(kind.name) ?? new Map<string, SourceText | null>();
      laid.set(kind.name, over);
      const shelf = new Map(among(files, kind));
      for (const [slug, text] of over) {
        if (text) shelf.set(slug, text);
        else shelf.delete(slug);
      }
      shelves.set(kind.name, shelf);
      const changed = [...new Set([...before.keys(), ...over.keys()])].filter(
        (slug) => before.get(slug) !== over.get(slug),
      );
      for (const slug of changed) for (const listener of listeners) listener(kind, slug);
    },
    watch: (listener) => void listeners.push(listener),
  };
}

function summarise({ slug, file, title, description, frontMatter }: SourceText): TextSummary {
  return { slug, file, title, description, frontMatter };
}

function renderText(source: SourceText): Text {
  const sections = source.sections.map(({ key, title, markdown }) => ({
    key,
    title,
    html: renderHtml(markdown),
    text: plainText(markdown),
  }));
  const read = [plainText(source.lead), ...sections.map(({ text }) => text)].join('\n');
  return { ...summarise(source), lead: renderHtml(source.lead), sections, words: wordsOf(read).length };
}
