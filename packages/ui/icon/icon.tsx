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

/** Paths are ours and never change: pages have hundreds of them, so React is given them as markup that was written once. */
const insides = new WeakMap<Glyph, { __html: string }>();

function insideOf(glyph: Glyph): { __html: string } {
  const known = insides.get(glyph);
  if (known) return known;
  const { d, fill } = glyph;
  const made = {
    __html: `${d ? `<path d="${d}"></path>` : ''}${fill ? `<path class="icon__fill" d="${fill}"></path>` : ''}`,
  };
  insides.set(glyph, made);
  return made;
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
      dangerouslySetInnerHTML={insideOf(of)}
    />
  );
}
