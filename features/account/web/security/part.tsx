import { type ReactNode, useId } from 'react';
import type { Security } from './use-security.ts';

export interface PartProps {
  data: Security;
  onChange: () => Promise<void>;
}

/** One subject of the section: its title, what is so now, and the form that changes it. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="security__part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
