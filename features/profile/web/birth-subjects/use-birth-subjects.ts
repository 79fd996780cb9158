import { CANCELLED, CallError } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import type { BirthValues, KeepFor } from '@solelune/ui/birth-form';
import { useCallback, useEffect, useState } from 'react';
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

const NOBODY: readonly BirthSubject[] = [];

/**
 * The door for birth forms of other features. `subjects` is empty for visitors, and until the answer has come; `keep` saves what was typed
 * for the subject that was chosen, and gives the sentence of a refusal, or null.
 */
export function useBirthSubjects() {
  const { call, session, user } = useApp();
  const [subjects, setSubjects] = useState<readonly BirthSubject[]>([]);

  // Who logs in over the page, or leaves, changes it.
  const isMember = user !== null;

  useEffect(() => {
    if (!isMember && !session.isOpen()) return;
    const abort = new AbortController();
    call(profileData, {}, { signal: abort.signal }).then(
      (answer) => {
        if (answer === CANCELLED) return;
        const { profile, contacts } = answer;
        const self = { key: 'self', name: profile.firstname, values: toValues(profile) };
        setSubjects([
          self,
          ...contacts.map((contact) => ({
            key: contact.contact_id,
            name: contact.firstname,
            values: toValues(contact),
          })),
        ]);
      },
      // A form without suggestions is still a form.
      () => {},
    );
    return () => abort.abort();
  }, [call, session, isMember]);

  const keep = useCallback(
    async (values: BirthValues, keepFor: KeepFor, chosenKey: string | null): Promise<string | null> => {
      const contact_id = keepFor === 'me' ? undefined : chosenKey && chosenKey !== 'self' ? chosenKey : 'new';
      try {
        await call(saveInfos, { ...toInfos(values), contact_id });
        return null;
      } catch (error) {
        return error instanceof CallError
          ? (Object.values(error.fields)[0] ?? error.message)
          : 'Cette naissance n’a pas pu être gardée.';
      }
    },
    [call],
  );
  return { subjects: isMember || session.isOpen() ? subjects : NOBODY, keep };
}
