import type { ComponentProps } from 'react';
import { Field, type FieldTexts, splitField } from '../field/index.ts';
import './textarea.css';

export interface TextareaProps extends FieldTexts, ComponentProps<'textarea'> {}

/** Several lines; the box grows with what is written. */
export function Textarea(props: TextareaProps) {
  const [field, rest] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className="input">
          <textarea rows={4} {...rest} {...control} className="input__control textarea" />
        </span>
      )}
    </Field>
  );
}
