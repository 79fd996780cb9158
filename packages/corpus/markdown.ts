import { frenchTypography } from '@solelune/french/typography';
import MarkdownIt from 'markdown-it';

/** Raw HTML is escaped and script addresses are refused: texts cannot carry code into a page. */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
// A line of dashes is a rule, never a heading: sections come only from "## Titre {#key}".
markdown.disable('lheading');
markdown.core.ruler.push('french_typography', ({ tokens }) => {
  for (const { children } of tokens) {
    for (const child of children ?? []) if (child.type === 'text') child.content = frenchTypography(child.content);
  }
});

/** A drawing asked for by a line of its own, `::moon 2026-12-23`: no word of the text. */
export const FIGURE_LINE = /^::([a-z]+(?:[ \t].*)?)$/;
markdown.block.ruler.before(
  'paragraph',
  'figure',
  (state, startLine, _, silent) => {
    const line = state.src.slice(state.bMarks[startLine], state.eMarks[startLine]).trim();
    const figure = FIGURE_LINE.exec(line)?.[1];
    if (figure === undefined) return false;
    if (silent) return true;
    state.push('figure', '', 0).content = figure.trim();
    state.line = startLine + 1;
    return true;
  },
  { alt: ['paragraph'] },
);
// Texts cannot write a comment themselves (raw HTML is escaped), so that whoever cuts the page at these finds ours alone.
markdown.renderer.rules['figure'] = (tokens, index) =>
  `<!--::${(tokens[index]?.content ?? '').replaceAll('>', '')}-->\n`;

export function renderHtml(source: string): string {
  return markdown.render(source).trim();
}

export type HtmlPart = { readonly html: string } | { readonly figure: string };

/** Rendered text cut at its figures: prose, a figure's line without its colons, prose… */
export function partsOf(html: string): HtmlPart[] {
  return html
    .split(/<!--::(.*?)-->/)
    .map((piece, index): HtmlPart => (index % 2 === 1 ? { figure: piece } : { html: piece.trim() }))
    .filter((part) => 'figure' in part || part.html !== '');
}

/** What a reader reads, one block a line: for counting, searching and checking. */
export function plainText(source: string): string {
  return markdown
    .parse(source, {})
    .filter(({ children }) => children !== null)
    .map(({ children }) =>
      (children ?? []).map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join(''),
    )
    .join('\n');
}

/** Runs of characters holding a letter or a digit: "l’arbre" is one word, "!" is none. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((run) => /[\p{L}\p{N}]/u.test(run));
}
