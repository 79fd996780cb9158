import type { ReactNode } from 'react';
import { ENAMEL_DEEP, LEAF, MASTER_DEEP } from './enamel.tsx';
import './plate.css';

/** The plate before it is engraved: a gold rim, a dotted line, the enamel, deeper for a master number. */
export function PlateFrame({ label, master, children }: { label: string; master?: boolean; children: ReactNode }) {
  return (
    <svg className="numerology-plate" viewBox="-300 -300 600 600" role="img" aria-label={label}>
      <rect x="-288" y="-288" width="576" height="576" rx="10" fill="url(#numerology-rim)" />
      <rect x="-281" y="-281" width="562" height="562" rx="6" fill={master ? MASTER_DEEP : ENAMEL_DEEP} />
      <rect x="-262" y="-262" width="524" height="524" fill={`url(#numerology-enamel${master ? '-master' : ''})`} />
      <g fill="none" stroke={LEAF}>
        <rect x="-262" y="-262" width="524" height="524" strokeWidth="1.5" />
        <rect
          x="-271"
          y="-271"
          width="542"
          height="542"
          strokeWidth=".7"
          strokeDasharray="1.5 6"
          strokeLinecap="round"
        />
      </g>
      {children}
    </svg>
  );
}
