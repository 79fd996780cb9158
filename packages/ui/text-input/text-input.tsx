import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts } from '../field/index.ts';
import { type Glyph, Icon } from '../icon/index.ts';

export interface TextInputProps extends FieldTexts, ComponentProps<'input'> {
  /** A drawing at the start of the box. */
  glyph?: Glyph;
  /** What stands at the end of the box: a unit, a button. */
  end?: ReactNode;
}

export function TextInput({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  glyph,
  end,
  className,
  ...rest
}: TextInputProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id, className }}>
      {(control) => (
        <span className="input">
          {glyph && <Icon of={glyph} size={20} />}
          <input type="text" {...rest} {...control} className="input__control" />
          {end}
        </span>
      )}
    </Field>
  );
}
