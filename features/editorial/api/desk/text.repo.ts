import type { Reader, Writer } from '@solelune/platform';
import type { Generated, Selectable } from 'kysely';
import type { TextKind } from '../../engine/desk.ts';
import type { Words } from './source.ts';

interface TextTable {
  kind: TextKind;
  slug: string;
  category: string | null;
  latest: number;
  published: number | null;
  published_at: Date | null;
  first_published_at: Date | null;
  scheduled: number | null;
  scheduled_at: Date | null;
  is_withdrawn: Generated<boolean>;
  changed_at: Date;
}
interface VersionTable {
  kind: TextKind;
  slug: string;
  number: number;
  fields: string;
  body: string;
  restored: number | null;
  made_by: string;
  made_at: Date;
}
declare module '@solelune/platform' {
  interface Tables {
    editorial_text: TextTable;
    editorial_version: VersionTable;
  }
}

export type StoredText = Selectable<TextTable>;
export interface TextName {
  kind: TextKind;
  slug: string;
}
const MOST_VERSIONS_SHOWN = 50;

export const storedTexts = (db: Reader, kind: TextKind): Promise<StoredText[]> =>
  db.selectFrom('editorial_text').selectAll().where('kind', '=', kind).execute();

export const findText = (db: Reader, { kind, slug }: TextName): Promise<StoredText | undefined> =>
  db.selectFrom('editorial_text').selectAll().where('kind', '=', kind).where('slug', '=', slug).executeTakeFirst();

export async function findWords(db: Reader, { kind, slug }: TextName, number: number): Promise<Words | undefined> {
  const row = await db
    .selectFrom('editorial_version')
    .select(['fields', 'body'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && { fields: JSON.parse(row.fields) as Words['fields'], body: row.body };
}

/** The latest first, with the first names of who wrote them as far as they are still here. */
export const versionsOf = (db: Reader, { kind, slug }: TextName) =>
  db
    .selectFrom('editorial_version as version')
    .leftJoin('account_user as writer', 'writer.id', 'version.made_by')
    .select(['version.number', 'version.made_at', 'version.restored', 'writer.firstname'])
    .where('version.kind', '=', kind)
    .where('version.slug', '=', slug)
    .orderBy('version.number', 'desc')
    .limit(MOST_VERSIONS_SHOWN)
    .execute();

interface NewVersion extends TextName {
  category: string | null;
  /** The version that the writer began with; 0 where nothing was written yet. */
  base: number;
  words: Words;
  restored: number | null;
  by: string;
  at: Date;
}

/** False where somebody else wrote meanwhile: nothing is kept then. */
export async function addVersion(tx: Writer, version: NewVersion): Promise<boolean> {
  const { kind, slug, category, base, words, restored, by, at } = version;
  const number = base + 1;
  const row =
    base === 0
      ? await tx
          .insertInto('editorial_text')
          .values({
            ...{ kind, slug, category, latest: number, changed_at: at, published: null, published_at: null },
            ...{ first_published_at: null, scheduled: null, scheduled_at: null },
          })
          .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
          .returning('slug')
          .executeTakeFirst()
      : await tx
          .updateTable('editorial_text')
          .set({ latest: number, changed_at: at })
          .where('kind', '=', kind)
          .where('slug', '=', slug)
          .where('latest', '=', base)
          .returning('slug')
          .executeTakeFirst();
  if (!row) return false;
  await tx
    .insertInto('editorial_version')
    .values({
      ...{ kind, slug, number, fields: JSON.stringify(words.fields), body: words.body, restored },
      ...{ made_by: by, made_at: at },
    })
    .execute();
  return true;
}

type Change = Partial<Omit<StoredText, 'kind' | 'slug' | 'category' | 'latest'>>;

export const changeText = (tx: Writer, { kind, slug }: TextName, change: Change): Promise<unknown> =>
  tx.updateTable('editorial_text').set(change).where('kind', '=', kind).where('slug', '=', slug).execute();

/** What is written of a text that is published. */
export const publishedAs = (stored: StoredText, number: number, at: Date): Change => ({
  ...{ published: number, published_at: at, first_published_at: stored.first_published_at ?? at },
  ...{ scheduled: null, scheduled_at: null, is_withdrawn: false },
});

/** Those whose hour has come. Held until the transaction ends: two processes do not publish the same. */
export const dueTexts = (tx: Writer, now: Date): Promise<StoredText[]> =>
  tx
    .selectFrom('editorial_text')
    .selectAll()
    .where('scheduled_at', '<=', now)
    .orderBy('scheduled_at')
    .forUpdate()
    .skipLocked()
    .execute();

/** What stands in for files: every text that was published here or taken off the site. */
export const shownTexts = (db: Reader) =>
  db
    .selectFrom('editorial_text as text')
    .leftJoin('editorial_version as version', (join) =>
      join
        .onRef('version.kind', '=', 'text.kind')
        .onRef('version.slug', '=', 'text.slug')
        .onRef('version.number', '=', 'text.published'),
    )
    .selectAll('text')
    .select(['version.fields', 'version.body'])
    .where((where) => where.or([where('text.published', 'is not', null), where('text.is_withdrawn', '=', true)]))
    .execute();

/** What each text is called now, by its slug. */
export async function latestTitles(db: Reader, kind: TextKind): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('editorial_text as text')
    .innerJoin('editorial_version as version', (join) =>
      join
        .onRef('version.kind', '=', 'text.kind')
        .onRef('version.slug', '=', 'text.slug')
        .onRef('version.number', '=', 'text.latest'),
    )
    .select(['text.slug', 'version.fields'])
    .where('text.kind', '=', kind)
    .execute();
  return new Map(rows.map(({ slug, fields }) => [slug, (JSON.parse(fields) as { title: string }).title]));
}
