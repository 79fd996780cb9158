import { classNames } from '../class-names.ts';
import './button.css';

export type ButtonTone = 'primary' | 'quiet' | 'gold' | 'danger' | 'ink' | 'plain';

export interface ButtonLook {
  /** `primary` once per screen; `quiet` beside it; `gold` on night; `ink` for two choices of equal weight; `plain` for tools. */
  tone?: ButtonTone;
  /** Takes the whole width of its container. */
  wide?: boolean;
  size?: 'm' | 'l';
}

/** The look of a button for any element, a router's link for instance. */
export function buttonClass({ tone = 'primary', wide, size }: ButtonLook = {}, className?: string): string {
  return classNames(
    'button',
    tone !== 'primary' && `button--${tone}`,
    wide && 'button--wide',
    size === 'l' && 'button--large',
    className,
  );
}
