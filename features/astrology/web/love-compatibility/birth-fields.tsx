import { BirthPrefill } from '@solelune/profile/web/birth-subjects';
import { DateInput } from '@solelune/ui/date-input';
import { PlaceInput, type PlaceSearch, type SoughtPlace } from '@solelune/ui/place-input';
import { TextInput } from '@solelune/ui/text-input';
import { TimeInput } from '@solelune/ui/time-input';
import { useState } from 'react';
import type { OneBirth } from './couple.ts';

interface BirthFieldsProps {
  legend: string;
  /** Before the names of its fields. */
  name: string;
  birth: OneBirth;
  problemOf: (field: keyof OneBirth) => string | undefined;
  searchPlaces: PlaceSearch;
  sought: SoughtPlace | undefined;
  onChange: (birth: OneBirth) => void;
}

/** One of the two births: only its date must be known. */
export function BirthFields({ legend, name, birth, problemOf, searchPlaces, sought, onChange }: BirthFieldsProps) {
  const change = (part: Partial<OneBirth>) => onChange({ ...birth, ...part });
  // Fields begin again with the values of whoever was chosen.
  const [round, setRound] = useState(0);
  return (
    <fieldset className="love-birth">
      <legend>{legend}</legend>
      <BirthPrefill
        onChoose={({ firstname = '', birthdate = '', birthtime = '', birthcity = null }) => {
          onChange({ firstname, birthdate, birthtime, birthcity });
          setRound(round + 1);
        }}
      />
      <div key={round} className="love-birth__fields">
        <TextInput
          label="Prénom"
          name={`${name}_firstname`}
          optional
          autoComplete="off"
          value={birth.firstname}
          error={problemOf('firstname')}
          onChange={(event) => change({ firstname: event.target.value })}
        />
        <DateInput
          label="Date de naissance"
          name={`${name}_birthdate`}
          autoComplete="off"
          value={birth.birthdate}
          error={problemOf('birthdate')}
          onValueChange={(birthdate) => change({ birthdate })}
        />
        <TimeInput
          label="Heure"
          name={`${name}_birthtime`}
          optional
          value={birth.birthtime}
          error={problemOf('birthtime')}
          onValueChange={(birthtime) => change({ birthtime })}
        />
        <PlaceInput
          label="Lieu"
          name={`${name}_birthcity`}
          sought={sought}
          optional
          value={birth.birthcity}
          error={problemOf('birthcity')}
          search={searchPlaces}
          onValueChange={(place) => change({ birthcity: place && { id: place.id, label: place.label } })}
        />
      </div>
    </fieldset>
  );
}
