import type { ComponentProps } from 'react';
import { Field, type FieldTexts, splitField } from '../field/index.ts';
import { chevronDownGlyph, Icon } from '../icon/index.ts';
import './select.css';

export interface SelectProps extends FieldTexts, ComponentProps<'select'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

/** The browser's own list: a phone opens its wheel, a keyboard its search by letter. */
export function Select(props: SelectProps) {
  const [field, { options, placeholder, ...rest }] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className="input select">
          <select {...rest} {...control} className="input__control select__control">
            {placeholder && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon of={chevronDownGlyph} size={18} className="select__chevron" />
        </span>
      )}
    </Field>
  );
}
