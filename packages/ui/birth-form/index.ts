export { BirthForm, type BirthFormProps } from './birth-form.tsx';
export type { BirthErrors, BirthField, BirthRules, BirthValues, KeepFor } from './birth-values.ts';
export { hoursOfPart } from './parts-of-day.ts';
