import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '../spinner/index.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';
import './button.css';

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** The spinner takes the place of the content, which keeps its width; presses are ignored and focus is kept. */
  loading?: boolean;
}

export function Button({ tone, wide, size, loading, className, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ tone, wide, size }, className)}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
    >
      <span className="button__content">{children}</span>
      {loading && <Spinner className="button__spinner" size={26} />}
    </button>
  );
}
