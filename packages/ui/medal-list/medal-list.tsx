import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './medal-list.css';

interface MedalListProps {
  /** Across on a large screen. */
  columns: number;
  className?: string;
  /** Lines of the list: a link each, of a drawing, a name in bold and a few words. */
  children: ReactNode;
}

/** Round drawings in rows, each with its name under it. */
export function MedalList({ columns, className, children }: MedalListProps) {
  return (
    <ol className={classNames('medal-list', className)} style={{ '--across': columns }}>
      {children}
    </ol>
  );
}
