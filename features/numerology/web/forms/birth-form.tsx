import {
  BirthSubjectChoice,
  forgetTabBirth,
  ownSubject,
  TabBirthNote,
  useBirthSubjects,
  useTabBirth,
} from '@solelune/profile/web/birth-subjects';
import { useAddressForm } from '@solelune/screen/form';
import { FieldNote } from '@solelune/ui/field';
import { useId, useState } from 'react';
import { addresses } from '../addresses.ts';
import { birthForm, dateIn, type TypedDate, typedOf } from '../birth-date.ts';
import { FormCard } from './form-card.tsx';
import './birth-form.css';

const BOXES = [
  { field: 'day', label: 'Jour', length: 2, fill: 'bday-day' },
  { field: 'month', label: 'Mois', length: 2, fill: 'bday-month' },
  { field: 'year', label: 'Année', length: 4, fill: 'bday-year' },
] as const;

/** Asks for a birth date in three boxes. `initial` is what a refused address held. */
export function BirthForm({ initial }: { initial?: TypedDate }) {
  const kept = useTabBirth()?.values.birthdate;
  const { subjects } = useBirthSubjects();
  const [subject, setSubject] = useState<string | null>(null);
  const { props, problems, given } = useAddressForm(birthForm, addresses.lifepath.path, {
    answers: initial && { ...initial },
  });
  const [typed, setTyped] = useState(given && dateIn(given));
  const id = useId();
  const own = kept ? undefined : ownSubject(subjects);
  const date = typed ?? typedOf(kept ?? own?.values.birthdate ?? '');
  // One problem at a time: a date is wrong as a whole.
  const wrong = BOXES.find(({ field }) => problems[field])?.field;
  return (
    <FormCard
      form={props}
      question="Quel jour avez-vous vu le jour&#8239;?"
      action="Calculer mon chemin"
      note="Gratuit, sans inscription. L’heure de naissance ne compte pas ici."
    >
      <BirthSubjectChoice
        subjects={subjects}
        value={subject ?? (typed ? null : (own?.key ?? null))}
        onValueChange={(chosen) => {
          setSubject(chosen?.key ?? null);
          setTyped(typedOf(chosen?.values.birthdate ?? ''));
        }}
      />
      {kept && !typed && (
        <TabBirthNote
          onForget={() => {
            forgetTabBirth();
            setTyped(typedOf(''));
          }}
        />
      )}
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
