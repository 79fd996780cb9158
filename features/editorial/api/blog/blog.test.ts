import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATEGORY_SLUGS } from '../../engine/categories.ts';

let server: TestApp;
let now = Temporal.Instant.from('2026-11-16T10:00:00Z');
beforeAll(async () => {
  server = await startTestApp({
    features: ['editorial', 'lithotherapy'],
    environment: { SITE_URL: 'https://exemple.fr' },
    now: () => now,
  });
});
afterAll(() => server?.close());

interface Listing {
  posts: { id: string; category: string; date: string; cover: string }[];
  total: number;
  end: boolean;
}
const list = async (path: string) => (await server.get(`blog/${path}.json`)).body as unknown as Listing;

/** Pages of what articles speak of, by how their addresses begin. */
const SUBJECTS = [
  ['signs', '/astrologie/signes-astrologiques/'],
  ['angels', '/angeologie/ange/'],
  ['cards', '/tarot/arcane/'],
  ['cards', '/oracle-de-belline/'],
  ['stones', '/lithotherapie/'],
] as const;

describe('the list of articles', () => {
  it.each(['index/9000/12', 'posts_with_category/0/12/cuisine', 'posts_with_category/9000/12/coulisses'])(
    '%s does not exist',
    async (path) => expect(await server.get(`blog/${path}.json`)).toMatchObject({ status: 404 }),
  );
  it.each(['index/-1/12', 'index/0/0', 'index/0/500', 'index/a/12'])('%s is refused', async (path) =>
    expect(await server.get(`blog/${path}.json`)).toMatchObject({ status: 422 }),
  );

  it('goes from page to page without a gap or a double, the latest first, to the end', async () => {
    const seen: Listing['posts'] = [];
    for (let end = false; !end; ) {
      const page = await list(`index/${seen.length}/12`);
      seen.push(...page.posts);
      end = page.end;
      if (end) expect(seen).toHaveLength(page.total);
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    const dates = seen.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates[0]! <= '2026-11-16').toBe(true);
  });

  it('a day to come publishes itself when it begins in France, in the list, the feed and its own page', async () => {
    const asked = now;
    const { coming } = (await server.get('blog/index/0/12.json')).body as { coming: { date: string }[] };
    const midnight = Temporal.PlainDate.from(coming[0]!.date).toZonedDateTime('Europe/Paris').toInstant();
    now = midnight;
    const { id } = (await list('index/0/12')).posts[0]!;
    const seen = async () => ({
      listed: (await list('index/0/48')).posts.some((post) => post.id === id),
      inFeed: (await server.app.inject({ url: '/actu/rss.xml' })).body.includes(`/${id}</link>`),
      status: (await server.get(`blog/post/${id}.json`)).status,
    });
    expect(await seen()).toEqual({ listed: true, inFeed: true, status: 200 });
    now = midnight.subtract({ seconds: 1 });
    expect(await seen()).toEqual({ listed: false, inFeed: false, status: 404 });
    now = asked;
  });

  it('of a category has its own alone; together they are all', async () => {
    const counts = await Promise.all(
      CATEGORY_SLUGS.map(async (category) => {
        const { posts, total } = await list(`posts_with_category/0/48/${category}`);
        expect(posts.every((post) => post.category === category)).toBe(true);
        return total;
      }),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe((await list('index/0/12')).total);
  });
});

describe('an article', () => {
  it('does not exist under another name or in another category', async () => {
    const [post] = (await list('index/0/12')).posts;
    expect(await server.get('blog/post/nulle-part.json')).toMatchObject({ status: 404 });
    const other = CATEGORY_SLUGS.find((category) => category !== post?.category);
    expect(await server.get(`blog/post/${post?.id}.json?category=${other}`)).toMatchObject({ status: 404 });
    expect(await server.get(`blog/post/${post?.id}.json?category=${post?.category}`)).toMatchObject({ status: 200 });
  });

  it('is given with its figures computed, its sources, and what machines read of it', async () => {
    const { posts } = await list('index/0/48');
    for (const { id } of posts) {
      const { status, body } = await server.get(`blog/post/${id}.json`);
      expect(status, id).toBe(200);
      expect(body, id).toMatchObject({
        post: { id, sources: expect.any(Array), next: [{}, {}, {}] },
        __META__: { kind: 'article', jsonLd: { '@graph': [{ '@type': 'Article' }, { '@type': 'BreadcrumbList' }] } },
      });
      expect(JSON.stringify(body), id).not.toContain('<!--::');
    }
  });

  it('leads to what it speaks of, which leads back to it', async () => {
    const ways: Record<string, number> = {};
    for (const { id } of (await list('index/0/48')).posts) {
      const { related } = (await server.get(`blog/post/${id}.json`)).body['post'] as { related: { to: string }[] };
      for (const { to } of related) {
        const [, kind, slug] =
          SUBJECTS.map(([name, path]) => [to.startsWith(path), name, to.slice(path.length)] as const).find(
            ([isOne]) => isOne,
          ) ?? [];
        if (!kind || !slug) continue;
        const about = kind === 'cards' && to.startsWith('/oracle-de-belline/') ? `belline/${slug}` : slug;
        const { posts } = (await server.get(`blog/about/${kind}/${encodeURIComponent(about)}.json`)).body as Listing;
        // At most three are shown: whoever is crowded out is by others.
        expect(posts.length === 3 || posts.some((post) => post.id === id), `${id} ${to}`).toBe(true);
        ways[kind] = (ways[kind] ?? 0) + 1;
      }
    }
    expect(Object.keys(ways).toSorted()).toEqual(['angels', 'cards', 'signs', 'stones']);
    expect((await server.get('blog/about/stones/nulle-part.json')).body).toMatchObject({ posts: [] });
    expect(await server.get('blog/about/planets/mars.json')).toMatchObject({ status: 422 });
  });

  it('no two have the same name, whatever their category', async () => {
    const { posts } = await list('index/0/48');
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
  });
});

describe('files', () => {
  const file = (url: string) => server.app.inject({ url });

  it('feeds are well formed, and one per category', async () => {
    for (const path of ['/actu/rss.xml', ...CATEGORY_SLUGS.map((category) => `/actu/${category}/rss.xml`)]) {
      const { statusCode, headers, body } = await file(path);
      expect(statusCode, path).toBe(200);
      expect(headers['content-type']).toContain('application/rss+xml');
      expect(body.match(/<item>/g)?.length, path).toBe(body.match(/<\/item>/g)?.length);
      expect(body).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
    }
    expect((await file('/actu/cuisine/rss.xml')).statusCode).toBe(404);
  });

  it('the shared picture of every article is a JPEG under 100 KB, kept for ever', async () => {
    const { posts } = await list('index/0/48');
    for (const { id } of posts) {
      const { image } = (await server.get(`blog/post/${id}.json`)).body['__META__'] as { image: string };
      const { statusCode, headers, rawPayload } = await file(image);
      expect([statusCode, headers['content-type'], headers['cache-control']], id).toEqual([
        ...[200, 'image/jpeg', 'public, max-age=31536000, immutable'],
      ]);
      expect(rawPayload.length, id).toBeLessThan(100_000);
    }
  });

  it('a cover is drawn; nobody has us draw another', async () => {
    const [post] = (await list('index/0/12')).posts;
    const cover = await file(post!.cover);
    expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'image/webp']);
    for (const odd of [
      post!.cover.replace(/-[0-9a-f]{10}/, '-0000000000'),
      '/actu/images/x-0123456789.webp',
      '/actu/images/..%2Fx.webp',
    ])
      expect((await file(odd)).statusCode, odd).toBe(404);
  });
});
