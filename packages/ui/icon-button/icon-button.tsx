import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { type Glyph, Icon } from '../icon/index.ts';
import './icon-button.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  of: Glyph;
  /** The name read by screen readers and shown as a tooltip. */
  label: string;
}

/** A round target of 44 px that holds one drawing. */
export function IconButton({ of, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} className={classNames('icon-button', className)} aria-label={label}>
      <Icon of={of} size={22} />
    </button>
  );
}
