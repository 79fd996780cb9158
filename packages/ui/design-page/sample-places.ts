import type { PlaceSearch } from '../place-input/index.ts';

/** A few true towns, enough to see the list: the page has no server to ask. */
const TOWNS = [
  { id: 1, label: 'Saint-Denis', detail: 'Seine-Saint-Denis (93), France', latitudeDeg: 48.9362 },
  { id: 2, label: 'Saint-Denis', detail: 'La Réunion (974), France', latitudeDeg: -20.8789 },
  { id: 3, label: 'Saint-Dié-des-Vosges', detail: 'Vosges (88), France', latitudeDeg: 48.2846 },
  { id: 4, label: 'Saint-Dizier', detail: 'Haute-Marne (52), France', latitudeDeg: 48.6377 },
  { id: 5, label: 'Lyon', detail: 'Rhône (69), France', latitudeDeg: 45.7485 },
  { id: 6, label: 'Quimper', detail: 'Finistère (29), France', latitudeDeg: 47.9975 },
];

export const searchTowns: PlaceSearch = async (query) => {
  await new Promise((resolve) => setTimeout(resolve, 250));
  return TOWNS.filter((town) => town.label.toLowerCase().startsWith(query.toLowerCase()));
};

export const searchInVain: PlaceSearch = async () => {
  throw new Error('no answer');
};
