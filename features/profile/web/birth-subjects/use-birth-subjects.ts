import type { CallAnswer } from '@solelune/contract';
import { useAnswer } from '@solelune/screen/answer';
import { useApp } from '@solelune/screen/app';
import type { BirthValues, KeepFor } from '@solelune/ui/birth-form';
import { useCallback, useMemo } from 'react';
import { profileData, saveInfos } from '../../contract.ts';
import { toInfos, toValues } from '../birth-fields.ts';

/** Whom a calculation can be made for: oneself, or a contact. */
export interface BirthSubject {
  /** `self`, or the contact's id: what `contact_id` says in `{infos}`. */
  key: string;
  name: string;
  /** For `initialValues` of the birth form. */
  values: Partial<BirthValues>;
}

/** The member themselves, once their birth is known. */
export const ownSubject = (subjects: readonly BirthSubject[]): BirthSubject | undefined =>
  subjects.find(({ key, values }) => key === 'self' && values.birthdate);

const NOBODY: readonly BirthSubject[] = [];

/**
 * The door for birth forms of other features. `subjects` is empty for visitors, and until the answer has come; `keep` saves what was typed
 * for the subject that was chosen, and raises a `CallError` when it is refused.
 */
export function useBirthSubjects() {
  const { call, session, user } = useApp();
  // Who logs in over the page, or leaves, changes it.
  const { answer } = useAnswer(profileData, user || session.isOpen() ? {} : null);
  const subjects = useMemo(() => (answer ? subjectsOf(answer) : NOBODY), [answer]);

  const keep = useCallback(
    async (values: BirthValues, keepFor: KeepFor, chosenKey: string | null): Promise<void> => {
      const contact_id = keepFor === 'me' ? undefined : chosenKey && chosenKey !== 'self' ? chosenKey : 'new';
      await call(saveInfos, { ...toInfos(values), contact_id });
    },
    [call],
  );
  return { subjects, keep };
}

const subjectsOf = ({ profile, contacts }: CallAnswer<typeof profileData>): readonly BirthSubject[] => [
  { key: 'self', name: profile.firstname, values: toValues(profile) },
  ...contacts.map((contact) => ({ key: contact.contact_id, name: contact.firstname, values: toValues(contact) })),
];
