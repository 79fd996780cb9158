import type { ReactNode } from 'react';
import './read-with-side.css';

/** The text in its column, and beside it what proves it. */
export function ReadWithSide({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className="read-side">
      <div className="read-side__columns page">
        {children}
        <aside className="read-side__side">{side}</aside>
      </div>
    </div>
  );
}
