import { chevronDownGlyph, Icon } from '@solelune/ui/icon';
import type { ReactNode } from 'react';
import './fold.css';

interface FoldProps {
  /** What the contents lead to. */
  id: string;
  title: string;
  children: ReactNode;
}

/** Folded where the page is narrow; open, and a plain section, where there is room and on paper. */
export function Fold({ id, title, children }: FoldProps) {
  return (
    <details className="chart-fold" id={id}>
      <summary>
        <h2>{title}</h2>
        <Icon of={chevronDownGlyph} size={20} />
      </summary>
      {children}
    </details>
  );
}
