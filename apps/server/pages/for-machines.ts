import { fillScreenPath, isIndexable, type Screen } from '@solelune/screen';
import type { FastifyInstance } from 'fastify';

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Every address that search engines should know: the screens' list says which. */
async function sitemapAddresses(screens: Screen[]): Promise<string[]> {
  const named = screens.filter((screen) => isIndexable(screen) && !screen.canonical);
  const addresses = await Promise.all(
    named.map(async ({ path, sitemap }) => {
      const list = typeof sitemap === 'function' ? await sitemap() : sitemap;
      if (list) return list.map((params) => fillScreenPath(path, params));
      return /\{\w+\}/.test(path) ? [] : [fillScreenPath(path, {})];
    }),
  );
  return addresses.flat();
}

/** The sitemap is asked of the database and of every text: machines that come often are answered by a proxy. */
const FOR_AN_HOUR = 'public, max-age=0, s-maxage=3600';

/** `sitemap.xml` and `robots.txt`. */
export function registerForMachines(
  app: FastifyInstance,
  screens: () => Promise<Screen[]>,
  site: { siteUrl: string; more: () => Promise<readonly string[]> },
): void {
  app.get('/sitemap.xml', async (_, reply) => {
    const urls = [...(await sitemapAddresses(await screens())), ...(await site.more())].map(
      (address) => `<url><loc>${xml(site.siteUrl + address)}</loc></url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', FOR_AN_HOUR)
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
  });
  app.get('/robots.txt', async (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', FOR_AN_HOUR)
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /profil/\n\nSitemap: ${site.siteUrl}/sitemap.xml\n`),
  );
}
