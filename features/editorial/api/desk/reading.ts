import { fail, handle } from '@solelune/contract/server';
import { openCorpus } from '@solelune/corpus/open';
import { type TextRow, textOpen, textPreview, texts, textVersion } from '../../contract/desk.ts';
import { articleKind } from '../../corpus.ts';
import type { TextKind } from '../../engine/desk.ts';
import { PAGE_SLUGS } from '../../page-slugs.ts';
import { type ArticleText, articleAt, published } from '../blog/articles.ts';
import { drawnCover } from '../blog/files.ts';
import { postOf } from '../blog/post.ts';
import { type PageText, pageOf } from '../page-get.ts';
import { type Desk, deskText, findOnDesk, judged, rowOf, wordsOfVersion } from './desk-text.ts';
import { placeOf } from './source.ts';
import { latestTitles, storedTexts } from './text.repo.ts';

const PAGE = 40;

export const textsHandler = handle(texts, async ({ kind = 'article', q, after = 0 }, desk) => {
  const rows = (await rowsOf(desk, kind)).filter(
    ({ title, slug }) => !q || `${title} ${slug}`.toLowerCase().includes(q.toLowerCase()),
  );
  const next = after + PAGE;
  return { rows: rows.slice(after, next), next: next < rows.length ? next : null };
});

/** What waits for somebody first, then the latest changes, then the files. */
async function rowsOf({ db, services: { corpus }, now }: Desk, kind: TextKind): Promise<TextRow[]> {
  const stored = await storedTexts(db, kind);
  const titles = await latestTitles(db, kind);
  const names = new Map<string, string | null>();
  if (kind === 'article')
    for (const path of corpus.slugsOf(articleKind)) {
      const [category = '', slug = ''] = path.split('/');
      names.set(slug, category);
    }
  else for (const slug of [...PAGE_SLUGS, 'a-propos', 'contact']) names.set(slug, null);
  for (const { slug, category } of stored) names.set(slug, category);
  const rows = [...names].flatMap(([slug, category]): TextRow[] => {
    const place = placeOf(kind, slug, category);
    const own = stored.find((text) => text.slug === slug);
    const file = place ? corpus.sourceOf(place.kind, place.path) : undefined;
    const title = titles.get(slug) ?? file?.title;
    return place && title ? [rowOf({ name: { kind, slug }, place, stored: own }, title, file, now)] : [];
  });
  const order = ({ state, changed_at: at }: TextRow) => `${state === 'scheduled' ? 1 : 0}${at ?? ''}`;
  return rows.toSorted((a, b) =>
    order(a) < order(b) ? 1 : order(a) > order(b) ? -1 : a.title.localeCompare(b.title, 'fr'),
  );
}

export const textOpenHandler = handle(textOpen, async (name, desk) => {
  const text = await deskText(desk, name);
  return text ? { text } : fail('not_found');
});

export const textVersionHandler = handle(textVersion, async ({ number, ...name }, desk) => {
  const found = await findOnDesk(desk, name);
  const words = found && (await wordsOfVersion(desk, found, number));
  return words ?? fail('not_found');
});

export const textPreviewHandler = handle(textPreview, async ({ number, ...name }, desk) => {
  const { services, now } = desk;
  const found = await findOnDesk(desk, name);
  const words = found && (await wordsOfVersion(desk, found, number));
  if (!found || !words) return fail('not_found');
  const { text } = judged(desk, found, words, now);
  if (!text)
    return fail('conflict', { sentence: 'Ce brouillon ne peut pas encore se montrer : il y manque quelque chose.' });
  const { kind, path } = found.place;
  const rendered = openCorpus([text], [kind]).get(kind, path);
  if (kind !== articleKind) return { page: pageOf(name.slug, rendered as unknown as PageText, services) };
  const article = articleAt(path, rendered as unknown as ArticleText);
  const others = published(services.corpus, now).filter(({ slug }) => slug !== name.slug);
  const cover = await drawnCover(article, services, now);
  const post = postOf(article, others, services, now);
  return { post: { ...post, cover: `data:image/webp;base64,${cover.toString('base64')}` } };
});
