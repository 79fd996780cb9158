import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts, splitField } from '../field/index.ts';
import { type Glyph, Icon } from '../icon/index.ts';

export interface TextInputProps extends FieldTexts, ComponentProps<'input'> {
  /** A drawing at the start of the box. */
  glyph?: Glyph;
  /** What stands at the end of the box: a unit, a button. */
  end?: ReactNode;
}

export function TextInput(props: TextInputProps) {
  const [field, { glyph, end, ...rest }] = splitField(props);
  return (
    <Field {...field}>
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
