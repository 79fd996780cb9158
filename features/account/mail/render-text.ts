import type { Letter, Sender } from './letter.ts';

/** The letter for mail readers that show no HTML. */
export function renderText({ title, paragraphs, button, notes = [] }: Letter, { brand, siteUrl }: Sender): string {
  const link = button ? [`${button.label} :\n${button.href}`] : [];
  return `${[title, ...paragraphs, ...link, ...notes, `—\n${brand}\n${siteUrl}`].join('\n\n')}\n`;
}
