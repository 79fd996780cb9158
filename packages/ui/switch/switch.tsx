import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './switch.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
}

/** A setting that takes effect at once; a choice that waits for a button is a `Checkbox`. */
export function Switch({ label, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames('switch', className)}>
      <span>{label}</span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox tells its own state */}
      <input {...rest} type="checkbox" role="switch" className="switch__track" />
    </label>
  );
}
