import { readText, type SourceText } from '@solelune/corpus';
import type { AnyKind } from '@solelune/corpus/kind';
import { aboutKind, articleKind, contactKind, pageKind } from '../../corpus.ts';
import type { TextKind } from '../../engine/desk.ts';
import { PAGE_SLUGS } from '../../page-slugs.ts';

export interface Words {
  fields: Record<string, string>;
  body: string;
}

/** Where a text stands among those of the files. */
export interface Place {
  kind: AnyKind;
  /** Of the corpus: `coulisses/effet-barnum`, `index`. */
  path: string;
  address: string;
}

export function placeOf(kind: TextKind, slug: string, category: string | null): Place | null {
  if (kind === 'article')
    return { kind: articleKind, path: `${category}/${slug}`, address: `/actu/${category}/${slug}` };
  if (slug === 'a-propos') return { kind: aboutKind, path: 'index', address: '/a-propos' };
  if (slug === 'contact') return { kind: contactKind, path: 'index', address: '/contact' };
  return (PAGE_SLUGS as readonly string[]).includes(slug)
    ? { kind: pageKind, path: slug, address: `/page/${slug}` }
    : null;
}

/** The days that a text carries; staff does not write them. */
export interface Days {
  date: string;
  updated: string | null;
}

const listed = (typed = ''): string[] => typed.split(/[\s,]+/).filter(Boolean);

/** « Titre | https://… », a line each. */
const sourcesIn = (typed = '') =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, title = line, url] = /^(.*\S)\s*\|\s*(\S+)$/.exec(line) ?? [];
      return url === undefined ? { title } : { title, url };
    });

function frontMatter(kind: AnyKind, { fields }: Words, { date, updated }: Days): object {
  const { title = '', description = '' } = fields;
  if (kind !== articleKind) {
    const { eyebrow = '', heading = '', numbered } = fields;
    return { title, description, eyebrow, heading, numbered: numbered === '1', updated: updated ?? date };
  }
  return {
    ...{
      title,
      description,
      date,
      ...(updated ? { updated } : {}),
      role: fields['role'],
      cover: fields['cover'] ?? '',
    },
    ...{ signs: listed(fields['signs']), angels: listed(fields['angels']), cards: listed(fields['cards']) },
    ...{ stones: listed(fields['stones']), related: listed(fields['related']), sources: sourcesIn(fields['sources']) },
  };
}

/** Judged and read exactly as a file: JSON is YAML too. */
export const readWords = ({ kind, path }: Place, words: Words, days: Days) =>
  readText(
    kind,
    path,
    `${kind.folder}/${path}.md`,
    `---\n${JSON.stringify(frontMatter(kind, words, days))}\n---\n${words.body}`,
  );

/** A file as staff would have typed it. */
export function wordsOf({ title, description, frontMatter: front, lead, sections }: SourceText): Words {
  const fields: Record<string, string> = { title, description };
  for (const [name, field] of Object.entries(front)) {
    if (name === 'date' || name === 'updated') continue;
    if (name === 'sources')
      fields[name] = (field as { title: string; url?: string }[])
        .map((source) => (source.url ? `${source.title} | ${source.url}` : source.title))
        .join('\n');
    else if (Array.isArray(field)) fields[name] = field.join(', ');
    else fields[name] = typeof field === 'boolean' ? (field ? '1' : '') : String(field);
  }
  const parts = sections.map(({ key, title: heading, markdown }) => `## ${heading} {#${key}}\n${markdown}`);
  return { fields, body: [lead, ...parts].filter(Boolean).join('\n\n') };
}
