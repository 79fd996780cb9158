import { type ReactNode, type Ref, useId } from 'react';
import type { Security } from './use-security.ts';

export interface PartProps {
  data: Security;
  onChange: () => Promise<void>;
}

/** One subject of the section: its title, what is so now, and the form that changes it. */
export function Part({ title, ref, children }: { title: string; ref?: Ref<HTMLElement>; children: ReactNode }) {
  const id = useId();
  return (
    // Where the focus goes when what one pressed is gone.
    <section className="security__part" aria-labelledby={id} ref={ref} tabIndex={-1}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
