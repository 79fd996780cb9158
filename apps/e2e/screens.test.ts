import { isClosed, isIndexable } from '@solelune/screen';
import { describe, expect, it } from 'vitest';
import { examples } from './example-addresses.ts';
import { siteUrl } from './site.ts';

const read = async (address: string) => {
  const answer = await fetch(siteUrl() + address, { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const meta = (html: string, name: string) => new RegExp(`<meta[^>]* name="${name}" content="([^"]*)"`).exec(html)?.[1];
const canonical = (html: string) => /<link[^>]* rel="canonical" href="([^"]*)"/.exec(html)?.[1];

/** What is read on a page: its head, scripts, styles and tags are not. Attributes that are read aloud are. */
const said = (html: string) =>
  [
    html.replaceAll(/<(head|script|style|template)[ >][^]*?<\/\1>/g, '').replaceAll(/<[^>]*>/g, '\n'),
    ...[...html.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, words]) => words),
  ].join('\n');
/** A plain space where a French line must not break. */
const BREAKING = /.{0,30}(?:« |[\p{L}\p{N}»)…%’] (?:[;!?»]|:(?=\s|$))).{0,12}/gu;

describe('every screen, as the server sends it', () => {
  it.each(examples.map((example) => [example.address, example.screen] as const))('%s', async (address, screen) => {
    const { status, html, headers } = await read(address);
    expect(status).toBe(screen.name === 'errors.not-found' ? 404 : 200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    expect(title).toMatch(/\S \| Solelune$/);
    expect(title).not.toMatch(/:\w/);
    expect(meta(html, 'robots')?.startsWith('index')).toBe(isIndexable(screen));
    expect(html.match(/<h1[ >]/g) ?? []).toHaveLength(isClosed(screen) ? 0 : 1);
    expect(said(html).match(BREAKING) ?? []).toEqual([]);
    if (screen.result) {
      expect(canonical(html)).toBeUndefined();
      expect(headers.get('cache-control')).toBe('private, no-store');
    } else expect(canonical(html)).toMatch(/^http/);
  });

  it('an unknown address is a 404 that says so', async () => {
    for (const address of [
      '/nulle-part',
      '/astrologie/signes-astrologiques/chat',
      '/actu/a/b/c/d',
      '/horoscope/horoscope-annee-1789',
    ]) {
      const { status, html } = await read(address);
      expect(status, address).toBe(404);
      expect(html).toContain('Page introuvable');
      expect(meta(html, 'robots')).toBe('noindex');
    }
  });

  it('a slash too many leads to the address without it', async () => {
    const { status, headers } = await read('/tarot/');
    expect(status).toBe(301);
    expect(headers.get('location')).toBe('/tarot');
  });

  it('search engines are told the pages that are there, and only those', async () => {
    const { html } = await read('/sitemap.xml');
    const listed = [...html.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    expect(listed).toContain('/');
    expect(new Set(listed).size).toBe(listed.length);
    for (const address of listed) {
      const page = await read(address);
      expect(page.status, address).toBe(200);
      expect(meta(page.html, 'robots'), address).toBe('index, follow');
      expect(meta(page.html, 'description') ?? '', address).toMatch(/^.{60,170}$/);
    }
    expect((await read('/robots.txt')).html).toContain('sitemap.xml');
  });

  it('a page that did not change is not sent again', async () => {
    const first = await fetch(siteUrl());
    const again = await fetch(siteUrl(), { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('the feed is announced on the blog alone', async () => {
    expect((await read('/actu')).html).toContain('application/rss+xml');
    expect((await read('/tarot')).html).not.toContain('application/rss+xml');
  });
});
