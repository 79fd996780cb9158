import { BirthPrefill } from '@solelune/profile/web/birth-subjects';
import { urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { FieldNote } from '@solelune/ui/field';
import { useId, useRef, useState } from 'react';
import { addresses } from '../addresses.ts';
import {
  type DateProblem,
  dateProblem,
  EMPTY_DATE,
  isoOf,
  latestToday,
  type TypedDate,
  typedOf,
} from '../birth-date.ts';
import { useGiven } from '../given.ts';
import { FormCard } from './form-card.tsx';
import './birth-form.css';

const BOXES = [
  { field: 'day', label: 'Jour', length: 2, fill: 'bday-day' },
  { field: 'month', label: 'Mois', length: 2, fill: 'bday-month' },
  { field: 'year', label: 'Année', length: 4, fill: 'bday-year' },
] as const;

const sentenceOf = ({ sentence, hint }: DateProblem) => (hint ? `${sentence}\u00A0: ${hint}` : sentence);

/** Asks for a birth date in three boxes. `initial` is what a refused address held. */
export function BirthForm({ initial }: { initial?: TypedDate }) {
  const kept = useGiven('birth');
  const [typed, setTyped] = useState(initial);
  const [problem, setProblem] = useState(initial ? dateProblem(initial, latestToday()) : null);
  const boxes = useRef<Partial<Record<keyof TypedDate, HTMLInputElement | null>>>({});
  const id = useId();
  const { navigate } = useApp();
  const date = typed ?? (kept ? typedOf(kept) : EMPTY_DATE);

  const submit = () => {
    const found = dateProblem(date, latestToday());
    setProblem(found);
    if (found) return boxes.current[found.field]?.focus();
    navigate(urlOf(addresses.lifepathCalcul, { bd: isoOf(date) }));
  };
  return (
    <FormCard
      question="Quel jour avez-vous vu le jour&#8239;?"
      action="Calculer mon chemin"
      note="Gratuit, sans inscription. L’heure de naissance ne compte pas ici."
      onSubmit={submit}
    >
      <BirthPrefill onChoose={({ birthdate }) => setTyped(birthdate ? typedOf(birthdate) : EMPTY_DATE)} />
      <div className="numerology-birth" data-wrong={problem?.field}>
        {BOXES.map(({ field, label, length, fill }) => (
          <div key={field}>
            <label htmlFor={`${id}${field}`}>{label}</label>
            <input
              id={`${id}${field}`}
              ref={(box) => {
                boxes.current[field] = box;
              }}
              name={field}
              inputMode="numeric"
              autoComplete={fill}
              maxLength={length}
              value={date[field]}
              onChange={(event) => setTyped({ ...date, [field]: event.target.value })}
              aria-invalid={problem?.field === field || undefined}
              aria-describedby={problem ? `${id}problem` : undefined}
            />
          </div>
        ))}
      </div>
      <FieldNote id={`${id}problem`} error={problem && sentenceOf(problem)} />
    </FormCard>
  );
}
