import { useState } from 'react';
import { Select } from '../select/index.ts';
import { TimeInput } from '../time-input/index.ts';
import type { BirthValues } from './birth-values.ts';

type Hour = Pick<BirthValues, 'birthtime' | 'birthtime_from' | 'birthtime_to'>;

interface BirthHourProps {
  values: Hour;
  error: string | undefined;
  onValueChange: (hour: Hour) => void;
}

/** How well the hour is known. The parts of a day are hours too: an address carries nothing else. */
const PARTS = {
  night: { label: 'La nuit, de minuit à 6 h', hours: ['00:00', '06:00'] },
  morning: { label: 'Le matin, de 6 h à midi', hours: ['06:00', '12:00'] },
  afternoon: { label: 'L’après-midi, de midi à 18 h', hours: ['12:00', '18:00'] },
  evening: { label: 'Le soir, de 18 h à minuit', hours: ['18:00', '23:59'] },
} as const;

type Knowledge = 'exact' | 'between' | 'unknown' | keyof typeof PARTS;

const OPTIONS = [
  { value: 'exact', label: 'À la minute' },
  { value: 'between', label: 'Entre deux heures' },
  ...Object.entries(PARTS).map(([value, { label }]) => ({ value, label })),
  { value: 'unknown', label: 'Inconnue' },
];

/** The hours of a part of the day, for a form that was sent with it; none for any other word. */
export function hoursOfPart(part: string): Pick<Hour, 'birthtime_from' | 'birthtime_to'> {
  if (!Object.hasOwn(PARTS, part)) return {};
  const [birthtime_from, birthtime_to] = PARTS[part as keyof typeof PARTS].hours;
  return { birthtime_from, birthtime_to };
}

function knowledgeOf({ birthtime, birthtime_from: from, birthtime_to: to }: Hour): Knowledge {
  if (birthtime || (!from && !to)) return 'exact';
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
    </div>
  );
}
