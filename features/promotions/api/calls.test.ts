import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { displayStatistics } from './index.ts';

const NOON = Temporal.Instant.from('2026-11-16T11:00:00Z');
let server: TestApp;
let now = NOON;
beforeAll(async () => {
  server = await startTestApp({
    features: ['promotions', 'numerology'],
    now: () => now,
    environment: {
      WORDPRESS_AJAX_URL: 'https://boites.example/wp-admin/admin-ajax.php',
      WORDPRESS_SLOTS: 'accueil, promotion',
    },
  });
});
afterAll(() => server?.close());

interface Banner {
  type: string;
  id: number;
  encoded_slot: string;
  new_app_name?: string;
  wordpress_url?: string;
}
const page = async (headers: Record<string, string>) => {
  const answer = await server.app.inject({ url: '/api/numerology/expression.json', headers });
  return answer.json() as { displays?: { bottom: { banners: Banner[] }; menu?: { banners: Banner[] } } };
};

describe('cards under a page', () => {
  it('come with a page, and with nothing else', async () => {
    expect(await page({})).not.toHaveProperty('displays');
    const { displays } = await page({ 'x-page': '1' });
    expect(displays?.bottom.banners.map(({ encoded_slot }) => encoded_slot)).toEqual([
      'bottom-1',
      'bottom-2',
      'bottom-3',
    ]);
    expect((await page({ 'x-page': '1' })).displays).toEqual(displays);
  });

  it('a box of the other site says whom to ask; a card of ours where it leads', async () => {
    const { displays } = await page({ 'x-page': '1' });
    for (const { type, wordpress_url, new_app_name } of displays?.bottom.banners ?? []) {
      if (type === 'wordpress') expect(wordpress_url).toBe('https://boites.example/wp-admin/admin-ajax.php');
      else expect(new_app_name).toMatch(/^[a-z-]+\.[a-z-]+$/);
    }
  });

  it('those planned for the menu come beside them, within their days', async () => {
    expect((await page({ 'x-page': '1' })).displays).not.toHaveProperty('menu');
    const planned = {
      ...{ id: 1000, slot: 'menu', title: 'Nuit des planètes', content: 'Un soir, trois planètes.', link: '/actu' },
      ...{ picture_url: null, link_text: 'Lire', conversion: 'lecture', audience: 'everybody', weight: 1 },
      ...{ shown_from: '2026-11-17', shown_until: '2026-11-18', body: '{"type":"default"}' },
    };
    await server.transaction((tx) => tx.insertInto('promotions_card').values(planned).execute());
    const menuOn = async (at: string) => {
      now = Temporal.Instant.from(at);
      return (await page({ 'x-page': '1' })).displays?.menu?.banners.map(({ id, encoded_slot: slot }) => ({
        id,
        slot,
      }));
    };
    expect(await menuOn('2026-11-16T22:59:59Z')).toBeUndefined();
    // Midnight in France; pages may be a minute behind what staff changes, never behind the day.
    expect(await menuOn('2026-11-16T23:01:00Z')).toEqual([{ id: 1000, slot: 'menu-1' }]);
    expect(await menuOn('2026-11-18T23:00:00Z')).toBeUndefined();
    now = NOON;
  });
});

describe('what is counted', () => {
  const click = (body: string) => server.post('display/increment_stat', body);
  const rows = () =>
    server.database.query.selectFrom('promotions_display_stat').select(['display_id', 'slot', 'clicks']).execute();

  it('is refused without a card or a slot', async () => {
    expect((await click('slot=bottom-1')).statusCode).toBe(422);
    expect((await click('bcc=1')).statusCode).toBe(422);
  });

  it('a card that there is not is counted nowhere', async () => {
    expect((await click('bcc=987654&slot=bottom-1&cv=book')).json()).toEqual({ conversions: [] });
    expect(await rows()).toEqual([]);
  });

  it('a card of the house is, with its conversion', async () => {
    expect((await click('bcc=1&slot=bottom-1&cv=book')).json()).toMatchObject({
      conversions: [{ cv: 'book', bcc: 1 }],
    });
    await click('bbc=1&slot=bottom-1&cv=book');
    expect(await rows()).toEqual([{ display_id: 1, slot: 'bottom-1', clicks: 2 }]);
  });

  it('the card of an advisor is, by the number of the advisor', async () => {
    await click('bcc=1&slot=spotlight-astrologer');
    await click('bcc=4321&slot=spotlight-tarot-reader');
    expect((await rows()).map(({ display_id }) => display_id).toSorted()).toEqual([1, 1, 4321]);
  });

  it('is read by day, place and conversion, the most followed first; a day without a click is a zero', async () => {
    now = NOON.add({ hours: 48 });
    await click('bcc=2&slot=menu-1');
    await click('bcc=2&slot=bottom-3');
    await click('bcc=2&slot=bottom-3&cv=book');
    const { days, cards } = await displayStatistics(
      { db: server.database.query, config: server.services.config, now },
      4,
    );
    expect(days).toEqual(['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18']);
    expect(cards.slice(0, 2)).toEqual([
      {
        ...{ displayId: 2, title: 'Un tirage en croix', clicks: 3, byDay: [0, 0, 0, 3] },
        ...{ bySlot: { 'menu-1': 1, 'bottom-3': 2 }, byConversion: { book: 1 } },
      },
      {
        ...{ displayId: 1, title: 'Votre thème astral, gratuit', clicks: 2, byDay: [0, 2, 0, 0] },
        ...{ bySlot: { 'bottom-1': 2 }, byConversion: { book: 2 } },
      },
    ]);
    expect(cards.slice(2)).toMatchObject([
      { displayId: 1, title: null, bySlot: { 'spotlight-astrologer': 1 } },
      { displayId: 4321, title: null, clicks: 1 },
    ]);
  });
});
