import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import './prose.css';

export interface ProseProps extends ComponentProps<'div'> {
  /** Opens the first paragraph with a large letter. */
  opening?: boolean;
}

/** Text to be read: one column of about 72 letters at most. */
export function Prose({ opening, className, ...rest }: ProseProps) {
  return <div {...rest} className={classNames('prose', opening && 'prose--opening', className)} />;
}
