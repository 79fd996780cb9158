import type { CallContext, Services } from '@solelune/contract/server';
import type { SourceText } from '@solelune/corpus';
import { openCorpus } from '@solelune/corpus/open';
import type { DeskText, TextRow, TextState } from '../../contract/desk.ts';
import { articleKind } from '../../corpus.ts';
import { inParis } from '../figures/sky-words.ts';
import { supplementsOf } from '../supplements.ts';
import { type DeskProblem, sentencesOf } from './problems.ts';
import { daysOf } from './shelf.ts';
import { type Place, placeOf, readWords, type Words, wordsOf } from './source.ts';
import { findText, findWords, type StoredText, type TextName, versionsOf } from './text.repo.ts';

export type Desk = Pick<CallContext, 'db' | 'services' | 'now'>;

/** The category of an article that a file has; null where none does. */
export function categoryInFiles({ corpus }: Pick<Services, 'corpus'>, slug: string): string | null {
  const found = corpus.slugsOf(articleKind).find((path) => path.endsWith(`/${slug}`));
  return found?.split('/')[0] ?? null;
}

export interface Found {
  name: TextName;
  place: Place;
  stored: StoredText | undefined;
}

/** A text that a file or the rows have; null where neither does. */
export async function findOnDesk({ db, services }: Desk, name: TextName): Promise<Found | null> {
  const stored = await findText(db, name);
  const category = stored?.category ?? (name.kind === 'article' ? categoryInFiles(services, name.slug) : null);
  if (name.kind === 'article' && !category) return null;
  const place = placeOf(name.kind, name.slug, category);
  return place && { name, place, stored };
}

/** 0 is the file. */
export async function wordsOfVersion({ db, services }: Desk, { name, place }: Found, number: number) {
  if (number > 0) return findWords(db, name, number);
  const file = services.corpus.sourceOf(place.kind, place.path);
  return file && wordsOf(file);
}

/** Reads a version as the site would show it, were it published at that moment. */
export function judged(
  { services }: Pick<Desk, 'services'>,
  { name, place, stored }: Found,
  words: Words,
  at: Temporal.Instant,
) {
  const file = services.corpus.sourceOf(place.kind, place.path);
  const days = daysOf(stored ?? { first_published_at: null }, new Date(at.epochMilliseconds), file);
  const reading = readWords(place, words, days);
  if (!reading.text) return { text: null, problems: sentencesOf(reading.problems, words.fields['cover'] ?? '') };
  const keys = reading.text.sections.map(({ key }) => key);
  const problems = Object.keys(name.kind === 'page' ? supplementsOf(name.slug, services) : {})
    .filter((key) => !keys.includes(key))
    .map(
      (key): DeskProblem => ({
        field: 'body',
        words: `La section {#${key}} doit rester : le site y ajoute ce qu’il est seul à savoir.`,
      }),
    );
  return { text: problems.length === 0 ? reading.text : null, problems };
}

function stateOf(stored: StoredText | undefined, file: SourceText | undefined, now: Temporal.Instant): TextState {
  if (!stored) {
    const date = file?.frontMatter['date'];
    return typeof date === 'string' && date > inParis(now).toPlainDate().toString() ? 'coming' : 'file';
  }
  if (stored.scheduled !== null) return 'scheduled';
  if (stored.is_withdrawn) return 'withdrawn';
  if (stored.published === stored.latest) return 'published';
  return stored.published !== null || file ? 'changed' : 'draft';
}

export function rowOf(
  { name, place, stored }: Found,
  title: string,
  file: SourceText | undefined,
  now: Temporal.Instant,
): TextRow {
  return {
    ...{ kind: name.kind, slug: name.slug, title, address: place.address },
    category: name.kind === 'article' ? (place.path.split('/')[0] ?? null) : null,
    state: stateOf(stored, file, now),
    changed_at: stored?.changed_at.toISOString() ?? null,
    scheduled_at: stored?.scheduled_at?.toISOString() ?? null,
  };
}

/** All that the desk shows of a text; null where there is none of that name. */
export async function deskText(desk: Desk, name: TextName): Promise<DeskText | null> {
  const found = await findOnDesk(desk, name);
  if (!found) return null;
  const { place, stored } = found;
  const latest = stored?.latest ?? 0;
  const words = await wordsOfVersion(desk, found, latest);
  if (!words) return null;
  const file = desk.services.corpus.sourceOf(place.kind, place.path);
  const { text, problems } = judged(desk, found, words, desk.now);
  const versions = stored ? await versionsOf(desk.db, name) : [];
  return {
    ...rowOf(found, words.fields['title'] ?? '', file, desk.now),
    ...{ latest, fields: words.fields, body: words.body, problems, has_file: file !== undefined },
    words: text ? (openCorpus([text], [place.kind]).get(place.kind, place.path)?.words ?? 0) : 0,
    published:
      stored?.published && stored.published_at
        ? { number: stored.published, at: stored.published_at.toISOString() }
        : null,
    scheduled:
      stored?.scheduled && stored.scheduled_at
        ? { number: stored.scheduled, at: stored.scheduled_at.toISOString() }
        : null,
    versions: versions.map(({ number, made_at: at, restored, firstname }) => ({
      ...{ number, at: at.toISOString(), restored, by: firstname },
    })),
  };
}
