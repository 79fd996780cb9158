export {
  Field,
  type FieldControl,
  FieldNote,
  FieldOptional,
  type FieldProps,
  type FieldTexts,
  splitField,
} from './field.tsx';
