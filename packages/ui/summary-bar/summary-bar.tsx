import type { ReactNode } from 'react';
import { chevronDownGlyph, Icon } from '../icon/index.ts';
import './summary-bar.css';

/** What a `details` says while it is folded, as a bar to press; the chevron turns when it is open. */
export function SummaryBar({ children }: { children: ReactNode }) {
  return (
    <summary className="summary-bar">
      {children}
      <Icon of={chevronDownGlyph} size={20} />
    </summary>
  );
}
