import { handle, type Services } from '@solelune/contract/server';
import { searchSite } from '../contract.ts';
import { MOST_RESULTS } from '../limits.ts';
import { documentsOf } from './documents.ts';
import { SiteIndex } from './site-index.ts';

const indexes = new WeakMap<object, Promise<SiteIndex>>();

/** Made once for the life of the process, whoever asks first. */
export function indexOf(services: Pick<Services, 'corpus' | 'features'>): Promise<SiteIndex> {
  const known = indexes.get(services.corpus) ?? SiteIndex.over(documentsOf(services, isPage));
  indexes.set(services.corpus, known);
  return known;
}

/** Results of somebody's birth or name have texts of their own, and no page without it. */
const isPage = (address: string): boolean => !/\/(resultat|result)(\/|$)/.test(address);

export const searchHandler = handle(searchSite, async ({ q = '' }, { services, now }) => {
  const query = q.trim();
  if (query === '')
    return { query, total: 0, results: [], near: false, __META__: { title: 'Rechercher sur le site', noindex: true } };
  const today = now.toZonedDateTimeISO('Europe/Paris').toPlainDate().toString();
  const { hits, near } = (await indexOf(services)).find(query, today);
  return {
    query,
    total: hits.length,
    results: hits
      .slice(0, MOST_RESULTS)
      .map(({ id, title, description, place }) => ({ to: id, title, description, place })),
    near,
    __META__: { title: 'Rechercher sur le site', noindex: true },
  };
});
