import { usePlaceSearch } from '@solelune/locations/web';
import { useApp } from '@solelune/screen/app';
import { BirthForm, type BirthValues } from '@solelune/ui/birth-form';
import { Card } from '@solelune/ui/card';
import { useState } from 'react';
import type { Profile } from '../../contract/profile.ts';
import { saveInfos } from '../../contract.ts';
import { toErrors, toInfos, toValues } from '../birth-fields.ts';
import { BIRTH_RULES } from '../birth-rules.ts';
import { SaveLine } from '../save-line.tsx';
import { useSave } from '../use-save.ts';
import './member-form.css';

const FIELDS = ['birthdate', 'birthtime', 'birthcity'] as const;

/** One's own birth; the name and the agreement of texts are in the form above it. */
export function BirthSection({ profile, onSaved }: { profile: Profile; onSaved: () => void }) {
  const { refreshUser } = useApp();
  const searchPlaces = usePlaceSearch();
  const { save, isBusy, problem, fields } = useSave(saveInfos);
  const [done, setDone] = useState<string | null>(null);
  const submit = async (values: BirthValues) => {
    const { birthdate, birthtime, birthcity } = toInfos(values);
    const answer = await save({ birthdate, birthtime, birthcity });
    if (!answer) return;
    setDone(answer.success_message);
    refreshUser();
    onSaved();
  };
  return (
    <Card className="member-birth">
      <BirthForm
        fields={FIELDS}
        initialValues={toValues(profile)}
        validate={BIRTH_RULES}
        searchPlaces={searchPlaces}
        errors={toErrors(fields)}
        submitLabel="Enregistrer ma naissance"
        loading={isBusy}
        onSubmit={(values) => void submit(values)}
      />
      <SaveLine problem={problem} done={done} />
    </Card>
  );
}
