import { defineScreen, type Screen } from '@solelune/screen';
import { searchSite } from '../contract.ts';
import { LONGEST_QUERY } from '../limits.ts';
import { addresses } from './addresses.ts';

export const screens: Screen[] = [
  defineScreen({
    name: 'search.site',
    path: addresses.search.path,
    title: 'Rechercher sur le site',
    description:
      'Cherchez un ange, une pierre, une carte, un signe, une heure miroir ou un article : les pages du site d’abord, le journal ensuite.',
    universe: 'general',
    page: () => import('./search-page.tsx'),
    noindex: true,
    // What somebody looks for is kept nowhere.
    freshForSeconds: 0,
    query: { q: (value) => value.trim() !== '' && value.length <= LONGEST_QUERY },
    asksByQuery: true,
    call: searchSite,
    input: ({ q }) => (q ? { q } : {}),
  }),
];
