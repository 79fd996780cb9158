import type { ReactNode } from 'react';

/** One thing shown, under its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="design__specimen">
      <h3>{name}</h3>
      {children}
    </div>
  );
}

export function Columns({ count = 3, children }: { count?: 2 | 3; children: ReactNode }) {
  return <div className={`design__columns design__columns--${count}`}>{children}</div>;
}
