import { FIRST_NAME_MAX, firstProblem, maxLength, required } from '@solelune/contract/validation';
import { encodeInfos, urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { TextInput } from '@solelune/ui/text-input';
import { useRef, useState } from 'react';
import { readName } from '../../engine/index.ts';
import { type FirstNames, readFirstNames } from '../../first-names.ts';
import { REFUSAL_SENTENCES } from '../../refusal-sentences.ts';
import { addresses } from '../addresses.ts';
import { useGiven } from '../given.ts';
import { FormCard } from './form-card.tsx';

const FIELDS = [
  { field: 'firstname_from', label: 'Un prénom' },
  { field: 'firstname_to', label: 'L’autre prénom' },
] as const;

type Problems = Partial<Record<keyof FirstNames, string>>;

function problemsOf(names: FirstNames): Problems {
  const problems: Problems = {};
  for (const { field } of FIELDS) {
    const counted = readName(names[field]);
    const sentence =
      firstProblem(names[field], required, maxLength(FIRST_NAME_MAX)) ??
      (counted.ok ? null : REFUSAL_SENTENCES[counted.code]);
    if (sentence) problems[field] = sentence;
  }
  return problems;
}

/** Asks for two first names. `initial` is what a refused address held. */
export function FirstNamesForm({ initial }: { initial?: FirstNames }) {
  const kept = useGiven('firstnames');
  const [typed, setTyped] = useState(initial);
  const [problems, setProblems] = useState<Problems>(initial ? problemsOf(initial) : {});
  const inputs = useRef<Partial<Record<keyof FirstNames, HTMLInputElement | null>>>({});
  const { navigate } = useApp();
  const names = typed ?? readFirstNames(kept ?? '');

  const submit = () => {
    const found = problemsOf(names);
    setProblems(found);
    const wrong = FIELDS.find(({ field }) => found[field]);
    if (wrong) return inputs.current[wrong.field]?.focus();
    const infos = encodeInfos({
      firstname_from: names.firstname_from.trim(),
      firstname_to: names.firstname_to.trim(),
    });
    navigate(urlOf(addresses.compatibilityCalcul, { infos }));
  };
  return (
    <FormCard
      question="Quels prénoms rapprochez-vous&#8239;?"
      action="Rapprocher les prénoms"
      note="Amour, amitié, travail&nbsp;: l’ordre des prénoms ne change rien."
      onSubmit={submit}
    >
      <div className="numerology-form__pair">
        {FIELDS.map(({ field, label }) => (
          <TextInput
            key={field}
            ref={(input) => {
              inputs.current[field] = input;
            }}
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
