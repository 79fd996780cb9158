import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { errorGlyph, Icon } from '../icon/index.ts';
import '../visually-hidden/visually-hidden.css';
import './field.css';

/** What every field takes; the inputs of this package pass it on. */
export interface FieldTexts {
  label: ReactNode;
  /** Help under the control; the error takes its place. */
  hint?: ReactNode;
  error?: string | null;
  /** Marks the field as optional; a string replaces the word ("facultative"). */
  optional?: boolean | string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
}

/** What a control needs to be bound to its label, its help and its error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  id?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hint, error, optional, hideLabel, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  return (
    <div className={classNames('field', className)}>
      <label className={hideLabel ? 'visually-hidden' : 'field__label'} htmlFor={controlId}>
        {label}
        {optional && <FieldOptional>{optional}</FieldOptional>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}

/** Parts what a field takes from what is left to its control. */
export function splitField<Props extends Omit<FieldProps, 'children'>>(props: Props) {
  const { label, hint, error, optional, hideLabel, id, className, ...control } = props;
  return [{ label, hint, error, optional, hideLabel, id, className }, control] as const;
}

export function FieldOptional({ children }: { children: true | string }) {
  return <small className="field__optional"> {children === true ? 'facultatif' : children}</small>;
}

/** The line under a control: its error if there is one, else its help. */
export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | null }) {
  if (error) {
    return (
      <p className="field__error" id={id}>
        <Icon of={errorGlyph} size={18} />
        <span>{error}</span>
      </p>
    );
  }
  return hint ? (
    <p className="field__hint" id={id}>
      {hint}
    </p>
  ) : null;
}
