import { handle, type Services } from '@solelune/contract/server';
import { searchSite } from '../contract.ts';
import { MOST_RESULTS } from '../limits.ts';
import { addressOfText, documentsOf, findDocument } from './documents.ts';
import { SiteIndex } from './site-index.ts';

const indexes = new WeakMap<object, Promise<SiteIndex>>();

/** Made once for the life of the process, whoever asks first; what is written anew takes its place in it. */
export function indexOf(services: Pick<Services, 'corpus' | 'features'>): Promise<SiteIndex> {
  const { corpus } = services;
  const known = indexes.get(corpus);
  if (known) return known;
  const made = SiteIndex.over(documentsOf(services, isPage));
  indexes.set(corpus, made);
  corpus.watch((kind, slug) => {
    const address = addressOfText(kind, slug);
    if (!address || !isPage(address)) return;
    // As it is when the index is ready: a later change has its own turn.
    void made.then((index) => index.put(address, findDocument(corpus, kind, slug, address)));
  });
  return made;
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
