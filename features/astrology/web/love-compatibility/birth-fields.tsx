import { BirthPrefill } from '@solelune/profile/web/birth-subjects';
import { DateInput } from '@solelune/ui/date-input';
import { PlaceInput, type PlaceSearch } from '@solelune/ui/place-input';
import { TextInput } from '@solelune/ui/text-input';
import { TimeInput } from '@solelune/ui/time-input';
import { useState } from 'react';
import type { OneBirth } from './couple.ts';

interface BirthFieldsProps {
  legend: string;
  birth: OneBirth;
  problemOf: (field: keyof OneBirth) => string | undefined;
  searchPlaces: PlaceSearch;
  onChange: (birth: OneBirth) => void;
}

/** One of the two births: only its date must be known. */
export function BirthFields({ legend, birth, problemOf, searchPlaces, onChange }: BirthFieldsProps) {
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
          optional
          autoComplete="off"
          value={birth.firstname}
          error={problemOf('firstname')}
          onChange={(event) => change({ firstname: event.target.value })}
        />
        <DateInput
          label="Date de naissance"
          autoComplete="off"
          value={birth.birthdate}
          error={problemOf('birthdate')}
          onValueChange={(birthdate) => change({ birthdate })}
        />
        <TimeInput
          label="Heure"
          optional
          value={birth.birthtime}
          error={problemOf('birthtime')}
          onValueChange={(birthtime) => change({ birthtime })}
        />
        <PlaceInput
          label="Lieu"
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
