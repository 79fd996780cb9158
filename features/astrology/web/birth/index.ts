/** The birth form for other features: the question, what stands in place of a result, and the form as a browser sends it by itself. */
export { ALL_FIELDS, birthAddressForm } from './birth-form.ts';
export { infosOfBirth } from './birth-infos.ts';
export { BirthOutcome } from './birth-outcome.tsx';
export { BirthQuestion, type BirthQuestionProps } from './birth-question.tsx';
export { BIRTH_RULES } from './birth-rules.ts';
