import type { FeatureParts, Services } from '@solelune/contract/server';
import type { SourceText } from '@solelune/corpus';
import type { AnyKind } from '@solelune/corpus/kind';
import { aboutKind, articleKind, contactKind, pageKind } from '../../corpus.ts';
import { EDITORIAL_TAG } from '../../editorial-tag.ts';
import { inParis } from '../figures/sky-words.ts';
import { type Days, type Place, placeOf, readWords } from './source.ts';
import { type StoredText, shownTexts } from './text.repo.ts';

const CHANGED = 'editorial.texts-changed';

const dayOf = (at: Date): string =>
  inParis(Temporal.Instant.fromEpochMilliseconds(at.getTime())).toPlainDate().toString();

/** An article carries the day on which it first was there, that of its file unless it came earlier; what is published later is a revision. */
export function daysOf(
  stored: Pick<StoredText, 'first_published_at'>,
  publishedAt: Date,
  file: SourceText | undefined,
): Days {
  const published = dayOf(publishedAt);
  const first = stored.first_published_at ? dayOf(stored.first_published_at) : published;
  const fromFile = file?.frontMatter['date'];
  const date = typeof fromFile === 'string' && fromFile < first ? fromFile : first;
  return { date, updated: published > date ? published : null };
}

type Shown = Awaited<ReturnType<typeof shownTexts>>[number];

/** Reads what was published here and lays it over the files; true when something is another one than before. */
function reader({ db, services }: Pick<FeatureParts, 'db' | 'services'>) {
  const { corpus, log } = services;
  // The same version is the same text: what did not change is not rendered again.
  let known = new Map<string, SourceText>();
  let turn: Promise<unknown> = Promise.resolve();
  const textOf = (row: Shown, place: Place): SourceText | undefined => {
    const { published, published_at: at, fields, body } = row;
    if (published === null || !at || fields === null || body === null) return undefined;
    const days = daysOf(row, at, corpus.sourceOf(place.kind, place.path));
    const reading = readWords(place, { fields: JSON.parse(fields), body }, days);
    // It was judged when it was published, perhaps by an older edition of the site: the file stands in for it.
    if (!reading.text)
      log.error({ kind: row.kind, slug: row.slug, published }, 'a published text cannot be read any more');
    return reading.text;
  };
  const read = async (): Promise<boolean> => {
    const laid = new Map<AnyKind, Map<string, SourceText | null>>(
      [articleKind, pageKind, aboutKind, contactKind].map((kind) => [kind, new Map()]),
    );
    const kept = new Map<string, SourceText>();
    for (const row of await shownTexts(db)) {
      const place = placeOf(row.kind, row.slug, row.category);
      if (!place) continue;
      const key = `${row.kind}/${row.slug}/${row.published}/${row.published_at?.getTime()}`;
      const text = known.get(key) ?? textOf(row, place);
      if (text) kept.set(key, text);
      if (text ?? row.is_withdrawn) laid.get(place.kind)?.set(place.path, row.is_withdrawn ? null : (text ?? null));
    }
    known = kept;
    let changed = false;
    isChanged = () => (changed = true);
    for (const [kind, texts] of laid) corpus.lay(kind, texts);
    return changed;
  };
  let isChanged = () => true;
  corpus.watch(() => isChanged());
  return (): Promise<boolean> => {
    const mine = turn.then(read);
    turn = mine.catch(() => {});
    return mine;
  };
}

const readers = new WeakMap<Services['corpus'], () => Promise<boolean>>();

/** Read before anything is answered, and again when another process says that something changed. */
export async function openShelf(parts: FeatureParts): Promise<void> {
  const { corpus, events } = parts.services;
  const read = reader(parts);
  readers.set(corpus, read);
  events.subscribe(CHANGED, () => readAgain(parts.services));
  await read();
}

/** A process that could not hear of a change is a minute behind. */
export async function readAgain({ corpus, pages }: Pick<Services, 'corpus' | 'pages'>): Promise<void> {
  if (await readers.get(corpus)?.()) pages.changed(EDITORIAL_TAG);
}

/** What was published is read here first and the pages that show it are let go of; then the other processes are told. */
export async function tellTexts(services: Pick<Services, 'corpus' | 'pages' | 'events'>): Promise<void> {
  await readAgain(services);
  await services.events.publish(CHANGED, null);
}
