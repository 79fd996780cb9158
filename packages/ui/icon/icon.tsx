import { classNames } from '../class-names.ts';
import type { Glyph } from './glyph.ts';
import './icon.css';

export interface IconProps {
  of: Glyph;
  /** Side in CSS pixels; without it the icon follows the size of the text (1.25em). */
  size?: number;
  /** What the drawing says, when no words beside it say it. Without it the icon is hidden from screen readers. */
  label?: string;
  className?: string;
}

export function Icon({ of, size, label, className }: IconProps) {
  return (
    <svg
      className={classNames('icon', className)}
      viewBox={`0 0 ${of.box} ${of.box}`}
      width={size}
      height={size}
      strokeWidth={of.stroke}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {of.d && <path d={of.d} />}
      {of.fill && <path className="icon__fill" d={of.fill} />}
    </svg>
  );
}
