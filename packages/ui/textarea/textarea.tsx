import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/index.ts';
import './textarea.css';

export interface TextareaProps extends FieldTexts, ComponentProps<'textarea'> {}

/** Several lines; the box grows with what is written. */
export function Textarea({ label, hint, error, optional, hideLabel, id, className, ...rest }: TextareaProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(control) => (
        <span className="input">
          <textarea rows={4} {...rest} {...control} className="input__control textarea" />
        </span>
      )}
    </Field>
  );
}
