import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { RenderedPages, type Rendering } from './rendered-pages.ts';

const page = (html: string, more: Partial<Rendering> = {}): Rendering => ({
  ...{ status: 200, plain: Buffer.from(html), headers: {}, isKept: true, tags: [] },
  ...more,
});
const textAt = (pages: RenderedPages, pathname: string, now = Date.now()) =>
  readBrotli(pages.get(pathname, now)?.variants.br.bytes);
const readBrotli = (bytes?: Buffer) => bytes && brotliDecompressSync(bytes).toString();

/** A rendering that ends when it is told to, with what it is given then. */
function slowly() {
  const { promise, resolve } = Promise.withResolvers<Rendering>();
  return { render: () => promise, end: resolve };
}

describe('rendered pages', () => {
  it('are kept for everyone, unless they are somebody’s or for one moment', async () => {
    const pages = new RenderedPages();
    await pages.render('/a', async () => page('a'));
    await pages.render('/b', async () => page('b', { isKept: false }));
    await pages.render('/c', async () => page('c', { freshForSeconds: 20 }));
    expect(textAt(pages, '/a')).toBe('a');
    expect(textAt(pages, '/b')).toBeUndefined();
    expect(textAt(pages, '/c')).toBe('c');
    expect(textAt(pages, '/c', Date.now() + 21_000)).toBeUndefined();
    expect(textAt(pages, '/a', Date.now() + 1e9)).toBe('a');
  });

  it('go when something they show changes, and no others with them', async () => {
    const pages = new RenderedPages();
    await pages.render('/a', async () => page('a', { tags: ['x', 'y'] }));
    await pages.render('/b', async () => page('b', { tags: ['y'] }));
    pages.letGo('x');
    expect([textAt(pages, '/a'), textAt(pages, '/b')]).toEqual([undefined, 'b']);
  });

  it('are rendered once for two who wait, and anew for who comes after a change', async () => {
    const pages = new RenderedPages();
    const [before, after] = [slowly(), slowly()];
    const first = pages.render('/a', before.render);
    expect(pages.render('/a', after.render)).toBe(first);
    pages.letGo('x');
    pages.letGo('other');
    const second = pages.render('/a', after.render);
    expect(second).not.toBe(first);
    after.end(page('after', { tags: ['x'] }));
    await second;
    // What was read before the change is for who asked before it: it is not put in the place of what came after.
    before.end(page('before', { tags: ['x'] }));
    expect(await first).toMatchObject({ tags: ['x'] });
    expect(textAt(pages, '/a')).toBe('after');
  });

  it('of yesterday are not kept for today', async () => {
    const pages = new RenderedPages();
    pages.useVersion('yesterday');
    await pages.render('/a', async () => page('a'));
    const { render, end } = slowly();
    const late = pages.render('/b', render);
    pages.useVersion('today');
    end(page('b'));
    await late;
    expect([textAt(pages, '/a'), textAt(pages, '/b')]).toEqual([undefined, undefined]);
  });

  it('are forgotten when a rendering fails, not waited for', async () => {
    const pages = new RenderedPages();
    await expect(pages.render('/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await pages.render('/a', async () => page('a'));
    expect(textAt(pages, '/a')).toBe('a');
  });

  it('take so much memory and no more: the oldest go', async () => {
    const pages = new RenderedPages(20_000);
    // What compresses badly: some 4,000 bytes of brotli and gzip together.
    const noise = (length = 3000) => Array.from({ length }, () => Math.random().toString(36)[2]).join('');
    for (const name of ['/a', '/b', '/c', '/d', '/e', '/f', '/g']) await pages.render(name, async () => page(noise()));
    expect(textAt(pages, '/a')).toBeUndefined();
    expect(textAt(pages, '/g')).toBeDefined();
    await pages.render('/huge', async () => page(noise(30_000)));
    expect(textAt(pages, '/huge')).toBeUndefined();
  });
});
