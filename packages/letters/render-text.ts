import type { Block, Sender, WrittenLetter } from './letter.ts';

const addressed = (label: string, href: string) => `${label}\u00a0:\n${href}`;

function textOf(block: Block): string {
  if (typeof block === 'string') return block;
  if ('note' in block) return block.note;
  return addressed('link' in block ? block.link : block.button, block.href);
}

/** The letter for mail readers that show no HTML. */
export function renderText({ title, blocks }: WrittenLetter, { brand, siteUrl }: Sender): string {
  return `${[title, ...blocks.map(textOf), `—\n${brand}\n${siteUrl}`].join('\n\n')}\n`;
}
