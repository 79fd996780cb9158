import { useState } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { DateInput } from '../date-input/index.ts';
import { PlaceInput, type PlaceSearch, type SoughtPlace } from '../place-input/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { TextInput } from '../text-input/index.ts';
import { TimeInput } from '../time-input/index.ts';
import { BirthHour } from './birth-hour.tsx';
import type { BirthErrors, BirthField, BirthValues } from './birth-values.ts';

interface BirthFieldProps {
  field: BirthField;
  values: BirthValues;
  errors: BirthErrors;
  searchPlaces: PlaceSearch;
  sought?: SoughtPlace | undefined;
  asksInterval?: boolean;
  change: (field: BirthField, part: Partial<BirthValues>) => void;
}

const NO_HOUR_NOTE = 'Sans elle, l’ascendant et les maisons restent inconnus.';

/** One question of the birth form. */
export function BirthFieldInput({
  field,
  values,
  errors,
  searchPlaces,
  sought,
  asksInterval,
  change,
}: BirthFieldProps) {
  const error = errors[field];
  switch (field) {
    case 'firstname':
    case 'lastname':
      return (
        <TextInput
          label={field === 'firstname' ? 'Prénom' : 'Nom de naissance'}
          name={field}
          error={error}
          value={values[field] ?? ''}
          autoComplete={field === 'firstname' ? 'given-name' : 'family-name'}
          onChange={(event) => change(field, { [field]: event.target.value })}
        />
      );
    case 'birthdate':
      return (
        <DateInput
          label="Date de naissance"
          name="birthdate"
          error={error}
          value={values.birthdate}
          onValueChange={(birthdate) => change(field, { birthdate })}
        />
      );
    case 'birthtime':
      return asksInterval ? (
        <BirthHour values={values} error={error} onValueChange={(part) => change(field, part)} />
      ) : (
        <BirthTime value={values.birthtime} error={error} onValueChange={(birthtime) => change(field, { birthtime })} />
      );
    case 'birthcity':
      return (
        <PlaceInput
          label="Lieu de naissance"
          name="birthcity"
          sought={sought}
          hint="Le lieu fixe l’horizon : écrivez les premières lettres, puis choisissez dans la liste."
          error={error}
          value={values.birthcity}
          search={searchPlaces}
          onValueChange={(place) => change(field, { birthcity: place && { id: place.id, label: place.label } })}
        />
      );
    case 'gender':
      return (
        <SegmentedControl
          label="Pour accorder les textes"
          optional
          name="gender"
          error={error}
          value={values.gender ?? 'none'}
          onValueChange={(gender) => change(field, { gender: gender === 'none' ? null : gender })}
          choices={[
            { value: 'F', label: 'Au féminin' },
            { value: 'M', label: 'Au masculin' },
            { value: 'none', label: 'Sans préciser' },
          ]}
        />
      );
  }
}

interface BirthTimeProps {
  value: string | undefined;
  error: string | undefined;
  onValueChange: (value: string | undefined) => void;
}

/** The hour, or the plain word that it is unknown. */
function BirthTime({ value, error, onValueChange }: BirthTimeProps) {
  const [unknown, setUnknown] = useState(false);
  return (
    <>
      <TimeInput
        label="Heure de naissance"
        optional="facultative"
        name="birthtime"
        hint={NO_HOUR_NOTE}
        error={error}
        disabled={unknown}
        value={value ?? ''}
        onValueChange={(time) => onValueChange(time || undefined)}
      />
      <Checkbox
        className="birth-form__unknown"
        label="Heure inconnue"
        checked={unknown}
        onChange={(event) => {
          setUnknown(event.target.checked);
          if (event.target.checked) onValueChange(undefined);
        }}
      />
    </>
  );
}
