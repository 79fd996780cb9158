export { BirthPrefill } from './birth-prefill.tsx';
export { BirthSubjectChoice } from './birth-subject-choice.tsx';
export { type BirthSubject, useBirthSubjects } from './use-birth-subjects.ts';
