import { usePlaceSearch } from '@solelune/locations/web';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { BirthForm, type BirthValues } from '@solelune/ui/birth-form';
import { Card } from '@solelune/ui/card';
import { useMemo, useRef, useState } from 'react';
import type { Profile } from '../../contract/profile.ts';
import { saveInfos } from '../../contract.ts';
import { toErrors, toInfos, toValues } from '../birth-fields.ts';
import { BIRTH_RULES } from '../birth-rules.ts';
import { SaveLine } from '../save-line.tsx';
import { keepTyped } from './keep-typed.ts';
import { ReloadButton } from './reload-button.tsx';
import { type ReloadProfile, useStale } from './use-stale.ts';
import './member-form.css';

const FIELDS = ['birthdate', 'birthtime', 'birthcity'] as const;

/** One's own birth; the name and the agreement of texts are in the form above it. */
export function BirthSection({ profile, reload }: { profile: Profile; reload: ReloadProfile }) {
  const { refreshUser } = useApp();
  const stale = useStale(reload);
  const typed = useRef<BirthValues | null>(null);
  /** What the form begins with, and begins anew with when it was stale. */
  const [beginning, setBeginning] = useState({ count: 0, values: toValues(profile) });
  const searchPlaces = usePlaceSearch();
  const { send, isBusy, message, done, problems } = useForm(saveInfos, {
    input: (values: BirthValues) => {
      typed.current = values;
      const { birthdate, birthtime, birthcity } = toInfos(values);
      return { birthdate, birthtime, birthcity, revision: profile.revisions.birth };
    },
    refused: stale.noteRefusal,
    done: async ({ success_message }) => {
      stale.noteSaved();
      refreshUser();
      // The signs of a birth, which only the server computes.
      await reload();
      return success_message;
    },
  });
  // The same as long as they are: the form knows which of them were mended since.
  const errors = useMemo(() => toErrors(problems), [problems]);
  const takeStored = (stored: Profile) => {
    const values = keepTyped(toValues(profile), { ...toValues(profile), ...typed.current }, toValues(stored));
    setBeginning(({ count }) => ({ count: count + 1, values }));
  };
  return (
    <Card className="member-birth">
      <BirthForm
        key={beginning.count}
        fields={FIELDS}
        initialValues={beginning.values}
        validate={BIRTH_RULES}
        searchPlaces={searchPlaces}
        errors={errors}
        submitLabel="Enregistrer ma naissance"
        loading={isBusy}
        onSubmit={(values) => void send(values)}
      />
      <SaveLine {...stale.said(message, done)} />
      {stale.isStale && <ReloadButton onPress={() => void stale.mend(takeStored)} />}
    </Card>
  );
}
