import type { ReactNode } from 'react';
import './ring.css';

const TICKS = Array.from({ length: 60 }, (_, index) => {
  const [angle, long] = [(index * 6 * Math.PI) / 180, index % 5 === 0];
  const end = (radius: number) =>
    `${(200 + radius * Math.cos(angle)).toFixed(1)} ${(200 + radius * Math.sin(angle)).toFixed(1)}`;
  return `M${end(190)}L${end(long ? 178 : 185)}`;
}).join('');

/** A circle of sixty ticks around what stands in it. */
export function Ring({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div className={`stone-ring ${className}`}>
      <svg viewBox="0 0 400 400" aria-hidden="true">
        <circle cx="200" cy="200" r="190" />
        <path d={TICKS} />
      </svg>
      {children}
    </div>
  );
}
