import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import '../card/card.css';
import './empty-state.css';

export interface EmptyStateProps {
  title: ReactNode;
  /** Why nothing is here, and what to do about it. */
  children: ReactNode;
  /** A drawing that fills the head of the card. */
  picture?: ReactNode;
  action?: ReactNode;
  /** A failure is told at once by screen readers; an empty list is not. */
  kind?: 'empty' | 'failure';
  /** Level of the title in the page. */
  level?: 2 | 3;
  className?: string;
}

export function EmptyState({
  title,
  children,
  picture,
  action,
  kind = 'empty',
  level = 2,
  className,
}: EmptyStateProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div
      className={classNames('empty-state card card--flush', className)}
      role={kind === 'failure' ? 'alert' : undefined}
    >
      {picture && <div className="empty-state__picture">{picture}</div>}
      <div className="empty-state__words">
        <Title className="empty-state__title">{title}</Title>
        <div className="empty-state__text">{children}</div>
        {action}
      </div>
    </div>
  );
}
