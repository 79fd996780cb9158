import type { FeatureParts, FileServer, Services } from '@solelune/contract/server';
import { coverPicture, keptPictures, PICTURE_TYPES, sharePicture } from '@solelune/pictures';
import { isCategory, nameOfCategory } from '../../engine/categories.ts';
import { artOf } from '../../pictures/art.ts';
import { PLAIN_TINT, TINTS } from '../../pictures/tints.ts';
import { inParis } from '../figures/sky-words.ts';
import { figureOf, viewOf } from '../figures/view.ts';
import { published, type StoredArticle } from './articles.ts';
import { printFeed } from './feed.ts';
import { PICTURES_PATH, versionOf } from './picture-addresses.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** The feeds, the covers and the pictures that networks show. */
export function serveBlogFiles(server: FileServer, { services, now }: FeatureParts): void {
  const pictures = keptPictures(services.files);
  server.get('/actu/rss.xml', async (_, reply) => reply.headers(FEED).send(feed(null)));
  server.get('/actu/:category/rss.xml', async ({ params }, reply) => {
    const { category } = params as { category: string };
    return isCategory(category) ? reply.headers(FEED).send(feed(category)) : reply.code(404).send({});
  });
  server.get(`${PICTURES_PATH}/:file`, async ({ params }, reply) => {
    const { file } = params as { file: string };
    const asked = /^([a-z0-9-]+)-([0-9a-f]{10})\.(webp|jpg)$/.exec(file);
    const [, slug, version, form] = asked ?? [];
    // Only what is published now, as it is drawn now: nobody can have us draw what no page shows.
    const article = published(services.corpus, now()).find((one) => one.slug === slug);
    if (!article || !form || versionOf(article, now()) !== version) return reply.code(404).send({});
    const made = await pictures.get(`blog/${file}`, () =>
      (form === 'jpg' ? drawnShare : drawnCover)(article, services, now()),
    );
    return reply
      .headers({ 'content-type': PICTURE_TYPES[form as keyof typeof PICTURE_TYPES], 'cache-control': FOR_EVER })
      .send(made);
  });

  const feed = (category: string | null) => Buffer.from(printFeed(services, category, now()));
}

function artFor({ slug, category, text }: StoredArticle, { corpus }: Services, now: Temporal.Instant) {
  const { cover } = text.frontMatter;
  const view = viewOf(cover, { corpus, now });
  const drawing = artOf({ figure: figureOf(cover), view, today: inParis(now) });
  return { name: slug, tint: TINTS[category] ?? PLAIN_TINT, drawing };
}

export const drawnCover = (article: StoredArticle, services: Services, now: Temporal.Instant): Promise<Buffer> =>
  coverPicture(artFor(article, services, now));

const drawnShare = (article: StoredArticle, services: Services, now: Temporal.Instant): Promise<Buffer> =>
  sharePicture({
    ...artFor(article, services, now),
    eyebrow: nameOfCategory(article.category),
    title: article.text.title,
    brand: services.config.brand.name,
  });

const FEED = { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=60' };
