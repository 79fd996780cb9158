import { readdirSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DesignPage } from './index.ts';

const markup = renderToString(<DesignPage />);
const all = (pattern: RegExp) => [...markup.matchAll(pattern)].map((match) => match[1] ?? '');

describe('the design page, rendered without a browser', () => {
  it('renders the same twice', () => {
    expect(renderToString(<DesignPage />)).toBe(markup);
  });
  it('gives every id once', () => {
    const ids = all(/ id="([^"]+)"/gu);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
  it('points labels, descriptions and drawings to what exists', () => {
    const ids = new Set(all(/ id="([^"]+)"/gu));
    const pointed = [
      ...all(/ (?:for|aria-describedby|aria-labelledby|aria-controls)="([^"]+)"/gu).flatMap((value) =>
        value.split(' '),
      ),
      ...all(/url\(#([^)]+)\)/gu),
      ...all(/href="#([^"]+)"/gu),
    ];
    expect(pointed.filter((id) => !ids.has(id))).toEqual([]);
  });
  it('goes down its headings one level at a time', () => {
    const levels = all(/<h([1-6])/gu).map(Number);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });
  it('shows every component of the package', () => {
    const folder = new URL('..', import.meta.url);
    const notComponents = new Set(['reader-zone', 'styles', 'fonts', 'geometry', 'design-page', 'node_modules']);
    const shown = readdirSync(new URL('.', import.meta.url))
      .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
      .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
      .join();
    const missing = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !notComponents.has(entry.name))
      .map((entry) => entry.name)
      .filter((name) => !shown.includes(`'../${name}/index.ts'`));
    // Seen through the components that stand on them; a stage is a whole page, with the h1 of its own, previews are two more, and a card is drawn at a press.
    expect(missing).toEqual(['combobox', 'field', 'site-previews', 'stage', 'visually-hidden', 'wheel-card']);
  });
});
