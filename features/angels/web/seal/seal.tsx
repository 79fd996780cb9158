import type { Angel } from '../../engine/index.ts';
import { defsMarkup } from './defs-markup.ts';
import { sealMarkup } from './seal-markup.ts';
import './seal.css';

/** What seals share, once a page and before the first of them. */
export function SealDefs({ angels }: { angels: readonly Angel[] }) {
  return (
    <svg className="angels-seal-defs" width="0" height="0" aria-hidden="true">
      <defs dangerouslySetInnerHTML={{ __html: defsMarkup(angels) }} />
    </svg>
  );
}

interface SealProps {
  angel: Angel;
  className?: string;
  /** Without it the seal is hidden from screen readers: the name stands beside it. */
  label?: string;
}

/** The seal of an angel at a small or middle size; SealDefs must be on the page. */
export function Seal({ angel, className, label }: SealProps) {
  return (
    <svg
      className={className ? `angels-seal ${className}` : 'angels-seal'}
      viewBox="-300 -300 600 600"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      dangerouslySetInnerHTML={{ __html: sealMarkup(angel) }}
    />
  );
}
