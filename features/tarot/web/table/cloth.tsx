import type { ComponentProps } from 'react';
import './cloth.css';

/** The table: what lies on it is lit from above. */
export const Cloth = ({ className, children, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={`tarot-cloth ${className ?? ''}`.trim()}>
    {children}
  </section>
);
