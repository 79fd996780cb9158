import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from '../button/button-class.ts';
import '../button/button.css';

export interface LinkButtonProps extends ButtonLook, ComponentProps<'a'> {}

/** An address that looks like a button. A router's own link takes `buttonClass` instead. */
export function LinkButton({ tone, wide, size, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ tone, wide, size }, className)}>
      {children}
    </a>
  );
}
