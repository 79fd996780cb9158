/** A paragraph of a bond's reading: what it is about, for its mark on the page, and its text. */
import { frenchTypography } from '@solelune/french/typography';
import type { BondReading } from '../../answers/synastry.ts';

export type BondPart = BondReading['chapters'][number]['parts'][number];

/** Sentences of ours and texts of the corpus, joined into one paragraph. */
export const joinedParagraph = (...said: readonly string[]): string =>
  `<p>${said
    .filter(Boolean)
    .map((one) => (one.startsWith('<p>') ? one.replace(/^<p>|<\/p>\s*$/g, '') : frenchTypography(one)))
    .join(' ')}</p>`;
