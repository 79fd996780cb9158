import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The rules of a style sheet of the shell that hold on paper. */
function printRules(file: string): string {
  const css = readFileSync(new URL(file, import.meta.url), 'utf8');
  return /@media print \{(.*)/su.exec(css)?.[1] ?? '';
}

it.each([
  ['masthead', './masthead.css'],
  ['navbar', './navbar.css'],
  ['main-menu', './menu/main-menu.css'],
  ['footer', './footer.css'],
  ['bottom-nav', './bottom-nav.css'],
])('the %s of the site is not printed', (name, file) => {
  expect(printRules(file)).toMatch(new RegExp(`\\.${name} \\{\\s*display: none;`, 'u'));
});
