import { frenchTypography } from '@solelune/french/typography';
import type { Block, WrittenLetter } from './letter.ts';

/** French spaces and apostrophes everywhere but in addresses of links, which are left as they are. */
export function typeset(letter: WrittenLetter): WrittenLetter {
  return {
    ...letter,
    subject: oneLine(frenchTypography(letter.subject)),
    preview: frenchTypography(letter.preview),
    title: frenchTypography(letter.title),
    blocks: letter.blocks.map(typesetBlock),
    ...(letter.reason ? { reason: frenchTypography(letter.reason) } : {}),
  };
}

function typesetBlock(block: Block): Block {
  if (typeof block === 'string') return frenchTypography(block);
  if ('note' in block) return { note: frenchTypography(block.note) };
  if ('link' in block) return { ...block, link: frenchTypography(block.link) };
  return { ...block, button: frenchTypography(block.button) };
}

/** A first name cannot add a header. */
const oneLine = (subject: string): string =>
  subject.replace(/[\p{Cc}\s]+/gu, (space) => (space.length === 1 && space >= ' ' ? space : ' '));
