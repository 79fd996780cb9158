import { usePlaceSearch } from '@solelune/locations/web';
import { useAnswer } from '@solelune/screen/answer';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { Card } from '@solelune/ui/card';
import { PlaceInput } from '@solelune/ui/place-input';
import { SegmentedControl } from '@solelune/ui/segmented-control';
import { TextInput } from '@solelune/ui/text-input';
import { useState } from 'react';
import type { Profile } from '../../contract/profile.ts';
import { phoneCountries, profileSave } from '../../contract.ts';
import { SaveLine } from '../save-line.tsx';
import { keepTyped } from './keep-typed.ts';
import { PhoneField } from './phone-field.tsx';
import { ReloadButton } from './reload-button.tsx';
import { type ReloadProfile, useStale } from './use-stale.ts';
import './member-form.css';

const NO_PHONE = { country: 'FR', number: '' };

const valuesOf = (profile: Profile) => ({
  firstname: profile.firstname,
  lastname: profile.lastname ?? '',
  gender: profile.gender ?? ('none' as const),
  town: profile.current_city,
  fixed: profile.fixed_phone ?? NO_PHONE,
  mobile: profile.mobile_phone ?? NO_PHONE,
});

interface IdentityFormProps {
  profile: Profile;
  onChange: (profile: Profile) => void;
  reload: ReloadProfile;
}

/** Name, town and phones: everything but the birth. */
export function IdentityForm({ profile, onChange, reload }: IdentityFormProps) {
  const { refreshUser } = useApp();
  const searchPlaces = usePlaceSearch();
  // Without them France stays, and numbers with a + still say their own.
  const countries = useAnswer(phoneCountries, {}).answer?.countries ?? null;
  const stale = useStale(reload);
  const [values, setValues] = useState(() => valuesOf(profile));
  const { props, problems, message, done, isBusy, touch } = useForm(profileSave, {
    read: () => ({
      firstname: values.firstname,
      lastname: values.lastname,
      gender: values.gender,
      current_city: values.town?.id,
      fixed_country: values.fixed.country,
      fixed_phone: values.fixed.number,
      mobile_country: values.mobile.country,
      mobile_phone: values.mobile.number,
      revision: profile.revisions.identity,
    }),
    refused: stale.noteRefusal,
    done: ({ profile: saved, success_message }) => {
      stale.noteSaved();
      onChange(saved);
      refreshUser();
      return success_message;
    },
  });
  const change = (part: Partial<typeof values>) => {
    touch();
    setValues({ ...values, ...part });
  };
  const takeStored = (stored: Profile) => setValues(keepTyped(valuesOf(profile), values, valuesOf(stored)));
  return (
    <Card as="form" className="member-form" {...props}>
      <TextInput
        label="Prénom"
        name="firstname"
        autoComplete="given-name"
        value={values.firstname}
        error={problems['firstname']}
        onChange={(event) => change({ firstname: event.target.value })}
      />
      <TextInput
        label="Nom"
        optional
        name="lastname"
        autoComplete="family-name"
        value={values.lastname}
        error={problems['lastname']}
        onChange={(event) => change({ lastname: event.target.value })}
      />
      <PhoneField
        label="Téléphone fixe"
        name="fixed_phone"
        value={values.fixed}
        countries={countries}
        error={problems['fixed_phone']}
        onValueChange={(fixed) => change({ fixed })}
      />
      <PhoneField
        label="Téléphone mobile"
        name="mobile_phone"
        value={values.mobile}
        countries={countries}
        error={problems['mobile_phone']}
        onValueChange={(mobile) => change({ mobile })}
      />
      <PlaceInput
        label="Ville actuelle"
        optional="facultative"
        hint="Pour l’heure et le ciel de l’endroit où vous vivez."
        value={values.town}
        search={searchPlaces}
        error={problems['current_city'] ?? null}
        onValueChange={(place) => change({ town: place && { id: String(place.id), label: place.label } })}
      />
      <SegmentedControl
        label="Pour accorder les textes"
        optional
        value={values.gender}
        onValueChange={(gender) => change({ gender })}
        choices={[
          { value: 'F', label: 'Au féminin' },
          { value: 'M', label: 'Au masculin' },
          { value: 'none', label: 'Sans préciser' },
        ]}
      />
      <div className="member-form__end">
        <SaveLine {...stale.said(message, done)} />
        {stale.isStale && <ReloadButton onPress={() => void stale.mend(takeStored)} />}
        <Button type="submit" loading={isBusy}>
          Enregistrer
        </Button>
      </div>
    </Card>
  );
}
