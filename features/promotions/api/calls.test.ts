import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    features: ['promotions', 'numerology'],
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
  return answer.json() as { displays?: { bottom: { banners: Banner[] } } };
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
});
