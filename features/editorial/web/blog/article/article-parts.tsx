import { Prose } from '@solelune/ui/prose';
import type { ArticlePart } from '../../../contract/blog.ts';
import { Figure } from '../../figures/figure.tsx';

/** Prose and figures in their order. */
export function ArticleParts({ parts, isOpening }: { parts: readonly ArticlePart[]; isOpening?: boolean }) {
  return parts.map((part, index) =>
    'figure' in part ? (
      // Parts never change places: they have no other name.
      // oxlint-disable-next-line react/no-array-index-key
      <Figure key={index} view={part.figure} />
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <Prose key={index} opening={isOpening && index === 0} dangerouslySetInnerHTML={{ __html: part.html }} />
    ),
  );
}
