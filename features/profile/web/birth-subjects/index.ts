export { BirthPrefill } from './birth-prefill.tsx';
export { BirthSubjectChoice } from './birth-subject-choice.tsx';
export { forgetTabBirth, keepTabBirth, readBirth, useCarryBirth, useTabBirth } from './tab-birth.ts';
export { TabBirthNote } from './tab-birth-note.tsx';
export { type BirthSubject, contactIdOf, ownSubject, useBirthSubjects } from './use-birth-subjects.ts';
