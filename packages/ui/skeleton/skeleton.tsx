import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import './skeleton.css';

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'picture' | 'round' | 'button';
  /** Any CSS width. */
  width?: string;
  height?: string;
  className?: string;
}

/** One bone: it takes the room of what will come. */
export function Skeleton({ shape = 'line', width, height, className }: SkeletonProps) {
  return (
    <span
      className={classNames('skeleton', `skeleton--${shape}`, className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

/** Several bones and the word that says one waits. */
export function SkeletonGroup({ children, label = 'Chargement…' }: { children: ReactNode; label?: string }) {
  return (
    <div className="skeleton-group" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
