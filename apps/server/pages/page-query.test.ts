import { expect, it } from 'vitest';
import { searchFor } from './page-query.ts';

const query = { signe: ['lion', 'vierge'], jour: ['lundi'] };

it.each([
  ['/x', ''],
  ['/x?signe=lion', '?signe=lion'],
  ['/x?utm_source=mail&signe=vierge', '?signe=vierge'],
  ['/x?jour=lundi&signe=lion', '?signe=lion&jour=lundi'],
  ['/x?signe=licorne', ''],
  ['/x?signe=%00&signe=lion', ''],
])('what %s is drawn by is "%s"', (url, search) => {
  expect(searchFor(query, url)).toBe(search);
});

it('a screen that names none is drawn by none', () => {
  expect(searchFor(undefined, '/x?signe=lion')).toBe('');
});
