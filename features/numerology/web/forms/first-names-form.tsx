import { useAddressForm } from '@solelune/screen/form';
import { TextInput } from '@solelune/ui/text-input';
import { useState } from 'react';
import { type FirstNames, readFirstNames } from '../../first-names.ts';
import { addresses } from '../addresses.ts';
import { useGiven } from '../given.ts';
import { firstNamesForm, firstNamesIn } from './first-names.ts';
import { FormCard } from './form-card.tsx';

const FIELDS = [
  { field: 'firstname_from', label: 'Un prénom' },
  { field: 'firstname_to', label: 'L’autre prénom' },
] as const;

/** Asks for two first names. `initial` is what a refused address held. */
export function FirstNamesForm({ initial }: { initial?: FirstNames }) {
  const kept = useGiven('firstnames');
  const { props, problems, given } = useAddressForm(firstNamesForm, addresses.compatibility.path, {
    answers: initial && { ...initial },
  });
  const [typed, setTyped] = useState(given && firstNamesIn(given));
  const names = typed ?? readFirstNames(kept ?? '');
  return (
    <FormCard
      form={props}
      question="Quels prénoms rapprochez-vous&#8239;?"
      action="Rapprocher les prénoms"
      note="Amour, amitié, travail&nbsp;: l’ordre des prénoms ne change rien."
    >
      <div className="numerology-form__pair">
        {FIELDS.map(({ field, label }) => (
          <TextInput
            key={field}
            label={label}
            name={field}
            autoComplete={field === 'firstname_from' ? 'given-name' : 'off'}
            autoCapitalize="words"
            spellCheck={false}
            value={names[field]}
            onChange={(event) => setTyped({ ...names, [field]: event.target.value })}
            error={problems[field] ?? null}
          />
        ))}
      </div>
    </FormCard>
  );
}
