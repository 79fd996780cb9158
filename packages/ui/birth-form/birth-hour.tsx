import { useState } from 'react';
import { Select } from '../select/index.ts';
import { TimeInput } from '../time-input/index.ts';
import { type Hour, PARTS } from './parts-of-day.ts';

interface BirthHourProps {
  values: Hour;
  error: string | undefined;
  onValueChange: (hour: Hour) => void;
}

/** How well the hour is known. */
type Knowledge = 'exact' | 'between' | 'unknown' | keyof typeof PARTS;

const OPTIONS = [
  { value: 'exact', label: 'À la minute' },
  { value: 'between', label: 'Entre deux heures' },
  ...Object.entries(PARTS).map(([value, { label }]) => ({ value, label })),
  { value: 'unknown', label: 'Inconnue' },
];

function knowledgeOf({ birthtime, birthtime_from: from, birthtime_to: to }: Hour): Knowledge {
  if (birthtime || (from === undefined && to === undefined)) return 'exact';
  const parts = Object.keys(PARTS) as (keyof typeof PARTS)[];
  return parts.find((part) => PARTS[part].hours[0] === from && PARTS[part].hours[1] === to) ?? 'between';
}

/** The hour, two hours between which it was, or the plain word that it is unknown. */
export function BirthHour({ values, error, onValueChange }: BirthHourProps) {
  const [knowledge, setKnowledge] = useState(() => knowledgeOf(values));
  const { birthtime = '', birthtime_from = '', birthtime_to = '' } = values;
  const choose = (chosen: Knowledge) => {
    setKnowledge(chosen);
    const [from, to] = chosen in PARTS ? PARTS[chosen as keyof typeof PARTS].hours : [];
    onValueChange({ birthtime: undefined, birthtime_from: from, birthtime_to: to });
  };
  return (
    <div className="birth-form__hour">
      <Select
        label="Je connais l’heure"
        name="hour_known"
        value={knowledge}
        options={OPTIONS}
        hint="Sans elle, ni ascendant ni maisons : une fourchette aide déjà."
        onChange={(event) => choose(event.target.value as Knowledge)}
      />
      {knowledge === 'exact' && (
        <TimeInput
          label="Heure de naissance"
          optional="facultative"
          name="birthtime"
          error={error}
          value={birthtime}
          onValueChange={(time) => onValueChange({ birthtime: time || undefined })}
        />
      )}
      {knowledge === 'between' && (
        <div className="birth-form__between">
          <TimeInput
            label="Entre"
            name="birthtime_from"
            error={error}
            value={birthtime_from}
            onValueChange={(time) => onValueChange({ birthtime_from: time || undefined })}
          />
          <TimeInput
            label="et"
            name="birthtime_to"
            value={birthtime_to}
            onValueChange={(time) => onValueChange({ birthtime_to: time || undefined })}
          />
        </div>
      )}
      {/* A form that is sent without scripts reads the two hours too, when it has asked for them. */}
      {knowledge !== 'between' &&
        ['birthtime_from', 'birthtime_to'].map((name) => <input key={name} type="hidden" name={name} value="" />)}
    </div>
  );
}
