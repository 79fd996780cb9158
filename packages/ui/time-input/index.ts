export { TimeInput, type TimeInputProps } from './time-input.tsx';
