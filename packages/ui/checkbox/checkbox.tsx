import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldNote } from '../field/index.ts';
import './checkbox.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
}

export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const noteId = useId();
  return (
    <div className={classNames('checkbox', className)}>
      <label className="checkbox__line">
        <input
          {...rest}
          type="checkbox"
          className="checkbox__box"
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}
