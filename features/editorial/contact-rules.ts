import { email, firstProblem, maxLength, minLength, personName, required } from '@solelune/contract/validation';

/** What a message may be about; the key crosses the wire, the words are shown and written in the mail. */
export const SUBJECTS = {
  calculation: 'Un calcul ou un résultat',
  text: 'Un texte à corriger',
  account: 'Mon compte',
  data: 'Mes données personnelles',
  other: 'Autre chose',
} as const;

export type SubjectKey = keyof typeof SUBJECTS;
export const SUBJECT_KEYS = Object.keys(SUBJECTS) as [SubjectKey, ...SubjectKey[]];

export const LONGEST_NAME = 80;
export const SHORTEST_MESSAGE = 20;
export const LONGEST_MESSAGE = 4000;

export interface ContactFields {
  name: string;
  email: string;
  subject: string;
  message: string;
  /** No person sees this field: only a machine fills it. */
  website: string;
}

export type ContactProblems = Partial<Record<keyof ContactFields, string>>;

/** The sentence beside each field that is not right, as the call would answer it; nothing when the form may be sent. */
export function contactProblems(fields: ContactFields): ContactProblems {
  const found = {
    name: firstProblem(fields.name.trim(), required, maxLength(LONGEST_NAME), personName),
    email: firstProblem(fields.email.trim(), required, email),
    subject: required(fields.subject),
    message: firstProblem(fields.message.trim(), required, minLength(SHORTEST_MESSAGE), maxLength(LONGEST_MESSAGE)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, sentence]) => sentence !== null));
}
