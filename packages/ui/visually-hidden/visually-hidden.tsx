import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import './visually-hidden.css';

interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /** A heading, where the page shows by its order alone what begins. */
  as?: 'span' | 'h2';
}

/** Words for screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', className, ...rest }: VisuallyHiddenProps) {
  return <Tag {...rest} className={classNames('visually-hidden', className)} />;
}
