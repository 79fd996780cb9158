import type { Letter, Sender } from './letter.ts';

/** The letter for mail readers that show no HTML. */
export function renderText(letter: Letter, { brand, siteUrl }: Sender): string {
  const { title, paragraphs, button, otherLink, notes = [] } = letter;
  const links = [button, otherLink].flatMap((link) => (link ? [`${link.label}\u00a0:\n${link.href}`] : []));
  return `${[title, ...paragraphs, ...links, ...notes, `—\n${brand}\n${siteUrl}`].join('\n\n')}\n`;
}
