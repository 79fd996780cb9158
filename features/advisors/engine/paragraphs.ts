import { frenchTypography } from '@solelune/french/typography';

/** What an advisor typed, as it is printed: paragraphs are parted by an empty line. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => frenchTypography(paragraph.trim()))
    .filter(Boolean);
