export { Field, type FieldControl, FieldNote, FieldOptional, type FieldProps, type FieldTexts } from './field.tsx';
