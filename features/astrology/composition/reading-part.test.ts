import { expect, it } from 'vitest';
import { brief, weighed } from './reading-part.ts';

const first =
  'Un premier mot. Un deuxième, plus long que le premier. Un troisième ferme la marche avec bien assez de mots à lui seul pour que cette tête de texte suffise. Un quatrième.';
const html = `<p>${first}</p>\n<p>Un second paragraphe.</p>`;

it('what is strong is told whole, what is marked in one paragraph, what is faint by its head', () => {
  expect(weighed(html, 60)).toBe(html);
  expect(weighed(html, 59)).toBe(`<p>${first}</p>`);
  expect(weighed(html, 40)).toBe(`<p>${first}</p>`);
  expect(weighed(html, 39)).toBe(brief(html));
  expect(brief(html)).toBe(`<p>${first.replace(' Un quatrième.', '')}</p>`);
});
