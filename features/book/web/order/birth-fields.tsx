import { FIRST_NAME_MAX } from '@solelune/contract/validation';
import { usePlaceSearch } from '@solelune/locations/web';
import type { Problems } from '@solelune/screen/form';
import { Checkbox } from '@solelune/ui/checkbox';
import { DateInput } from '@solelune/ui/date-input';
import { PlaceInput } from '@solelune/ui/place-input';
import { TextInput } from '@solelune/ui/text-input';
import { TimeInput } from '@solelune/ui/time-input';
import { useState } from 'react';
import type { BookBirth } from './book-birth.ts';

interface BirthFieldsProps {
  birth: BookBirth;
  problems: Problems;
  onChange: (birth: BookBirth) => void;
}

/** Whose book it is. Begins again with another `key`, with the values of whoever was chosen. */
export function BirthFields({ birth, problems, onChange }: BirthFieldsProps) {
  const search = usePlaceSearch();
  const [isUnknown, setUnknown] = useState(false);
  const change = (part: Partial<BookBirth>) => onChange({ ...birth, ...part });
  return (
    <>
      <div className="book-fields">
        <TextInput
          label="Prénom sur la couverture"
          name="firstname"
          autoComplete="off"
          maxLength={FIRST_NAME_MAX}
          value={birth.firstname}
          error={problems['firstname'] ?? null}
          onChange={(event) => change({ firstname: event.target.value })}
        />
        <PlaceInput
          label="Lieu de naissance"
          name="birthcity"
          value={birth.birthcity}
          error={problems['birthcity'] ?? null}
          search={search}
          onValueChange={(place) => change({ birthcity: place && { id: place.id, label: place.label } })}
        />
        <DateInput
          label="Date de naissance"
          name="birthdate"
          autoComplete="off"
          value={birth.birthdate}
          error={problems['birthdate'] ?? null}
          onValueChange={(birthdate) => change({ birthdate })}
        />
        <TimeInput
          label="Heure de naissance"
          name="birthtime"
          value={birth.birthtime}
          disabled={isUnknown}
          error={problems['birthtime'] ?? null}
          onValueChange={(birthtime) => change({ birthtime })}
        />
      </div>
      <Checkbox
        label="L’heure est inconnue : la roue se dessine sans ascendant."
        checked={isUnknown}
        onChange={(event) => {
          setUnknown(event.target.checked);
          if (event.target.checked) change({ birthtime: '' });
        }}
      />
    </>
  );
}
