import type { CallAnswer } from '@solelune/contract';
import { useAnswer } from '@solelune/screen/answer';
import { useApp } from '@solelune/screen/app';
import type { BirthValues, KeepFor } from '@solelune/ui/birth-form';
import { useCallback, useMemo } from 'react';
import { profileData, saveInfos } from '../../contract.ts';
import { toInfos, toValues } from '../birth-fields.ts';
import { type KeptPerson, usePeopleHere } from '../device/people-here.ts';

/** Whom a calculation can be made for: oneself, a contact, or somebody kept on this device. */
export interface BirthSubject {
  /** `self`, the contact's id, or one of the device's own (see `contactIdOf`). */
  key: string;
  name: string;
  /** For `initialValues` of the birth form. */
  values: Partial<BirthValues>;
}

/** The member themselves, once their birth is known. */
export const ownSubject = (subjects: readonly BirthSubject[]): BirthSubject | undefined =>
  subjects.find(({ key, values }) => key === 'self' && values.birthdate);

const NOBODY: readonly BirthSubject[] = [];
const HERE = 'here:';

/** What `contact_id` says in `{infos}`: nothing for oneself, for somebody of the device, and for nobody who is known. */
export const contactIdOf = (key: string | null): string | null =>
  key && key !== 'self' && !key.startsWith(HERE) ? key : null;

/**
 * The door for birth forms of other features: one list of the people of the account and of those kept on this device. `isMember` once the account
 * has answered; `keep` saves there what was typed for the subject that was chosen, and raises a `CallError` when it is refused.
 */
export function useBirthSubjects() {
  const { call, session, user } = useApp();
  // Who logs in over the page, or leaves, changes it.
  const { answer } = useAnswer(profileData, user || session.isOpen() ? {} : null);
  const here = usePeopleHere();
  const subjects = useMemo(() => [...(answer ? subjectsOf(answer) : NOBODY), ...here.map(subjectHere)], [answer, here]);

  const keep = useCallback(
    async (values: BirthValues, keepFor: KeepFor, chosenKey: string | null): Promise<void> => {
      const contact_id = keepFor === 'me' ? undefined : (contactIdOf(chosenKey) ?? 'new');
      await call(saveInfos, { ...toInfos(values), contact_id });
    },
    [call],
  );
  return { subjects, isMember: answer !== null, keep };
}

const subjectsOf = ({ profile, contacts }: CallAnswer<typeof profileData>): readonly BirthSubject[] => [
  { key: 'self', name: profile.firstname, values: toValues(profile) },
  ...contacts.map((contact) => ({ key: contact.contact_id, name: contact.firstname, values: toValues(contact) })),
];

const subjectHere = ({ firstname, birthdate, birthtime, birthcity }: KeptPerson): BirthSubject => ({
  key: `${HERE}${birthdate} ${firstname}`,
  name: firstname,
  values: toValues({ firstname, birthdate, birthtime: birthtime ?? null, birthcity, lastname: null, gender: null }),
});
