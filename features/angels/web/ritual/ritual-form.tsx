import { SENTENCES } from '@solelune/contract/validation';
import { useApp } from '@solelune/screen/app';
import { FormCard } from '@solelune/ui/form-card';
import { Select } from '@solelune/ui/select';
import { useRef, useState } from 'react';
import { ANGELS } from '../../engine/index.ts';
import { ritualUrl } from '../angel-urls.ts';

/** Asks which angel is called. */
export function RitualForm() {
  const [slug, setSlug] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const { navigate } = useApp();
  const submit = () => {
    if (slug) return void navigate(ritualUrl(slug));
    setProblem(SENTENCES.required);
    select.current?.focus();
  };
  return (
    <FormCard
      question="Quel ange appelez-vous&#8239;?"
      action="Préparer le rituel"
      note="Vos prochains moments seront calculés à l’heure où vous êtes."
      without="Ce formulaire a besoin de JavaScript. Sans lui, chaque sceau ci-dessous mène au rituel de son ange."
      onSubmit={submit}
    >
      <Select
        ref={select}
        label="L’ange"
        value={slug}
        placeholder="Choisir parmi les 72"
        error={problem}
        onChange={(event) => {
          setSlug(event.target.value);
          setProblem(null);
        }}
        options={ANGELS.map(({ number, name, slug: value }) => ({ value, label: `${number}. ${name}` }))}
      />
    </FormCard>
  );
}
