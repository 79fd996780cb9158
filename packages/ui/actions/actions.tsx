import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './actions.css';

interface ActionsProps {
  /**
   * The buttons of a result stand twice: at its head, and on a phone at the foot of the page instead, at hand until it ends. Without a
   * place the row stays where it is.
   */
  place?: 'head' | 'foot';
  children: ReactNode;
}

/** Buttons in a row. */
export function Actions({ place, children }: ActionsProps) {
  return (
    <div className={classNames('actions', place && `actions--${place}`)} data-print="hide">
      {children}
    </div>
  );
}
