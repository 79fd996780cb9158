export { DateInput, type DateInputProps } from './date-input.tsx';
export { isoFromFrench } from './french-date.ts';
