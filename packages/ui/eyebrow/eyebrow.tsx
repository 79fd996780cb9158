import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import './eyebrow.css';

/** The small gold line above a title. */
export function Eyebrow({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={classNames('eyebrow', className)} />;
}
