import { usePlaceSearch } from '@solelune/locations/web';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { BirthForm, type BirthValues } from '@solelune/ui/birth-form';
import { Card } from '@solelune/ui/card';
import { useMemo } from 'react';
import type { Profile } from '../../contract/profile.ts';
import { saveInfos } from '../../contract.ts';
import { toErrors, toInfos, toValues } from '../birth-fields.ts';
import { BIRTH_RULES } from '../birth-rules.ts';
import { SaveLine } from '../save-line.tsx';
import './member-form.css';

const FIELDS = ['birthdate', 'birthtime', 'birthcity'] as const;

/** One's own birth; the name and the agreement of texts are in the form above it. */
export function BirthSection({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const { refreshUser } = useApp();
  const searchPlaces = usePlaceSearch();
  const { send, isBusy, message, done, problems } = useForm(saveInfos, {
    input: (values: BirthValues) => {
      const { birthdate, birthtime, birthcity } = toInfos(values);
      return { birthdate, birthtime, birthcity };
    },
    done: ({ success_message }) => {
      refreshUser();
      onSaved();
      return success_message;
    },
  });
  // The same as long as they are: the form knows which of them were mended since.
  const errors = useMemo(() => toErrors(problems), [problems]);
  return (
    <Card className="member-birth">
      <BirthForm
        fields={FIELDS}
        initialValues={toValues(profile)}
        validate={BIRTH_RULES}
        searchPlaces={searchPlaces}
        errors={errors}
        submitLabel="Enregistrer ma naissance"
        loading={isBusy}
        onSubmit={(values) => void send(values)}
      />
      <SaveLine problem={message} done={done} />
    </Card>
  );
}
