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

export function renderHtml(source: string): string {
  return markdown.render(source).trim();
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
