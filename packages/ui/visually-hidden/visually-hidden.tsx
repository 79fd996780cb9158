import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import './visually-hidden.css';

/** Words for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classNames('visually-hidden', className)} />;
}
