import type { ReactNode } from 'react';

/** A small sky, drawn for the pages one hopes not to see. Few elements: one of them is in the first load of every page. */
export const SkyFigure = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 270 210" width="270" height="210" role="presentation" strokeLinecap="round">
    <rect width="270" height="210" rx="26" fill="var(--night-sky-1)" />
    <path
      d="M39 105a96 96 0 1 0 192 0a96 96 0 1 0 -192 0zM59 105a76 76 0 1 0 152 0a76 76 0 1 0 -152 0z"
      fill="none"
      stroke="var(--night-hairline)"
    />
    <path
      d="M40 44h0M214 30h0M246 96h0M24 132h0M196 168h0M92 22h0M150 186h0"
      stroke="var(--draw-leaf)"
      strokeWidth="3.4"
    />
    {children}
  </svg>
);
