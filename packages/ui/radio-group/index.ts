export type { Choice, ChoiceProps } from './choice.ts';
export { RadioGroup } from './radio-group.tsx';
