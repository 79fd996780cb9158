export { BirthForm, type BirthFormProps } from './birth-form.tsx';
export { hoursOfPart } from './birth-hour.tsx';
export type { BirthErrors, BirthField, BirthRules, BirthValues, KeepFor } from './birth-values.ts';
