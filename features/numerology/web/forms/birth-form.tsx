import { BirthPrefill } from '@solelune/profile/web/birth-subjects';
import { useAddressForm } from '@solelune/screen/form';
import { FieldNote } from '@solelune/ui/field';
import { useId, useState } from 'react';
import { addresses } from '../addresses.ts';
import { birthForm, dateIn, EMPTY_DATE, type TypedDate, typedOf } from '../birth-date.ts';
import { useGiven } from '../given.ts';
import { FormCard } from './form-card.tsx';
import './birth-form.css';

const BOXES = [
  { field: 'day', label: 'Jour', length: 2, fill: 'bday-day' },
  { field: 'month', label: 'Mois', length: 2, fill: 'bday-month' },
  { field: 'year', label: 'Année', length: 4, fill: 'bday-year' },
] as const;

/** Asks for a birth date in three boxes. `initial` is what a refused address held. */
export function BirthForm({ initial }: { initial?: TypedDate }) {
  const kept = useGiven('birth');
  const { props, problems, given } = useAddressForm(birthForm, addresses.lifepath.path, {
    answers: initial && { ...initial },
  });
  const [typed, setTyped] = useState(given && dateIn(given));
  const id = useId();
  const date = typed ?? (kept ? typedOf(kept) : EMPTY_DATE);
  // One problem at a time: a date is wrong as a whole.
  const wrong = BOXES.find(({ field }) => problems[field])?.field;
  return (
    <FormCard
      form={props}
      question="Quel jour avez-vous vu le jour&#8239;?"
      action="Calculer mon chemin"
      note="Gratuit, sans inscription. L’heure de naissance ne compte pas ici."
    >
      <BirthPrefill onChoose={({ birthdate }) => setTyped(birthdate ? typedOf(birthdate) : EMPTY_DATE)} />
      <div className="numerology-birth" data-wrong={wrong}>
        {BOXES.map(({ field, label, length, fill }) => (
          <div key={field}>
            <label htmlFor={`${id}${field}`}>{label}</label>
            <input
              id={`${id}${field}`}
              name={field}
              inputMode="numeric"
              autoComplete={fill}
              maxLength={length}
              value={date[field]}
              onChange={(event) => setTyped({ ...date, [field]: event.target.value })}
              aria-invalid={wrong === field || undefined}
              aria-describedby={wrong ? `${id}problem` : undefined}
            />
          </div>
        ))}
      </div>
      <FieldNote id={`${id}problem`} error={wrong ? (problems[wrong] ?? null) : null} />
    </FormCard>
  );
}
